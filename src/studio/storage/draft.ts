/** What a draft is, as this browser keeps it. An older or newer studio on the same origin may have written it. */
import type { FlowDefinition } from '../../generated/flow.types.ts'
import type { Files } from '../../lint/index.ts'
import { isPlainObject } from '../../untrusted/index.ts'
import { isFlow } from '../document/read-flow.ts'
import type { DiskFlow } from './disk-flow.ts'
import { isSourceFiles } from './source-files.ts'

export interface DraftFile {
  file: string
  /** The text that was edited. */
  base: string
  text: string
}

export interface Draft {
  /** Those that differ. */
  files: readonly DraftFile[]
  /** The last flow that the files gave, while they give none; null: they do, or another flow was in front. */
  lastSound: FlowDefinition | null
  /** Whose preview was shown, by id. */
  customer: string | null
  /** What was saved since it was opened, by path: it is no change of somebody else. */
  written: Readonly<Record<string, string>>
  /** All files of a flow that was opened from this device: the page can't read them again by itself. */
  disk: DiskFlow | null
}

/** null: it has another shape. */
export function parseDraft(kept: unknown): Draft | null {
  if (!isPlainObject(kept)) return null
  const { files, lastSound, customer = null, disk = null, written = {} } = kept
  if (!isSourceFiles(files) || !files.every(hasBase)) return null
  if (customer !== null && typeof customer !== 'string') return null
  if (!isTexts(written) || (disk !== null && !isDiskFlow(disk))) return null
  return { files, lastSound: isFlow(lastSound) ? lastSound : null, customer, disk, written }
}

const hasBase = (file: object): file is DraftFile => 'base' in file && typeof file.base === 'string'

const isTexts = (value: unknown): value is Draft['written'] =>
  isPlainObject(value) && Object.values(value).every((text) => typeof text === 'string')

/** Handles are objects of the browser, which keeps them as they are. */
const isDiskFlow = (value: unknown): value is DiskFlow =>
  isPlainObject(value) &&
  typeof value['path'] === 'string' &&
  isFiles(value['files']) &&
  isPlainObject(value['handles']) &&
  (value['marked'] === undefined || Array.isArray(value['marked'])) &&
  typeof value['folder'] === 'object'

const isFiles = (value: unknown): value is Files =>
  isPlainObject(value) &&
  Object.values(value).every((list) => list === undefined || isSourceFiles(list)) &&
  isSourceFiles(value['flows']) &&
  value['flows'].length > 0
