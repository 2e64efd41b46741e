/** Reads what this browser has kept. An older or newer studio on the same origin may have written it. */
import type { Files } from '../../lint/index.ts'
import { isPlainObject } from '../../untrusted/index.ts'
import type { DiskFlow } from './disk.ts'
import type { Draft, DraftFile } from './drafts.ts'
import { isSourceFiles } from './source-files.ts'

/** null: it has another shape. */
export function parseDraft(kept: unknown): Draft | null {
  if (!isPlainObject(kept)) return null
  const { files, customer = null, disk = null, written = {} } = kept
  if (!isSourceFiles(files) || !files.every(hasBase)) return null
  if (customer !== null && typeof customer !== 'string') return null
  if (!isTexts(written) || (disk !== null && !isDiskFlow(disk))) return null
  return { files, customer, disk, written }
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
  typeof value['folder'] === 'object'

const isFiles = (value: unknown): value is Files =>
  isPlainObject(value) &&
  Object.values(value).every((list) => list === undefined || isSourceFiles(list)) &&
  isSourceFiles(value['flows']) &&
  value['flows'].length > 0
