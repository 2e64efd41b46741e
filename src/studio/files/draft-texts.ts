import { defined } from '../../flow/index.ts'
import { filesByPath } from '../../flow-files/index.ts'
import { testsFileOf } from '../../flow-tests/index.ts'
import { openDocument, type StudioDocument } from '../document/document.ts'
import { allFiles } from '../store/files.ts'
import type { Draft } from './drafts.ts'
import type { Opened } from './place.ts'

type DraftTexts = [
  flow: string | null,
  tests: (file: { file: string }) => string | null,
  others: Readonly<Record<string, StudioDocument>>,
]

/** @returns the arguments of `createStudio` that a draft gives */
export function draftTexts(draft: Draft | null, { files }: Opened): DraftTexts {
  const kept = draft ? draft.files : []
  const texts = new Map(kept.map(({ file, text }) => [file, text]))
  const textOf = ({ file }: { file: string }) => texts.get(file) ?? null
  const flow = defined(files.flows[0], 'flow')
  const sources = filesByPath(allFiles(files))
  // A file that was made here is empty where the flow is opened.
  const others = kept.flatMap(({ file, text }) =>
    file === flow.file || file === testsFileOf(flow.file)
      ? []
      : [[file, openDocument(sources.get(file)?.text ?? '', text)] as const],
  )
  return [textOf(flow), textOf, Object.fromEntries(others)]
}
