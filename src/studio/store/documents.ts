/** The files that are edited, by their paths: the flow in front, its tests, and the others. */
import { defined } from '../../flow/index.ts'
import type { SourceFile } from '../../flow-files/index.ts'
import { testsFileOf } from '../../flow-files/index.ts'
import { openDocument, type StudioDocument } from '../document/document.ts'
import { allFiles } from './files.ts'
import type { StudioState } from './state.ts'

type Documents = Pick<StudioState, 'opened' | 'file' | 'document' | 'tests' | 'others'>

/**
 * The flow that was opened, in front, with its tests, and every other file with edits.
 * @param drafts what was not saved, by file
 */
export function openDocuments(opened: StudioState['opened'], drafts: readonly SourceFile[]): Documents {
  const { file } = defined(opened.files.flows[0], 'flow')
  const testsFile = testsFileOf(file)
  const edited = new Map(drafts.map((draft) => [draft.file, asOpened(opened, draft.file, draft.text)]))
  const { [file]: document = asOpened(opened, file), [testsFile]: tests, ...others } = Object.fromEntries(edited)
  return { opened, file, document, tests: tests ?? testsAsOpened(opened, testsFile), others }
}

/** As it is now. A file that does not exist yet is empty. */
export function documentOf({ opened, file, document, tests, others }: Documents, path: string): StudioDocument {
  const edited = path === file ? document : path === testsFileOf(file) ? tests : others[path]
  return edited ?? asOpened(opened, path)
}

export function withDocument({ file, others }: Documents, path: string, next: StudioDocument): Partial<StudioState> {
  if (path === file) return { document: next }
  return path === testsFileOf(file) ? { tests: next } : { others: { ...others, [path]: next } }
}

/** Brings another flow to the front, with its tests. */
export function withFlow(state: Documents, file: string): Pick<StudioState, 'file' | 'document' | 'tests' | 'others'> {
  const { opened, document, tests } = state
  const all = { ...state.others, [state.file]: document, ...(tests && { [testsFileOf(state.file)]: tests }) }
  const testsFile = testsFileOf(file)
  const { [file]: flow = asOpened(opened, file), [testsFile]: own, ...others } = all
  return { file, document: flow, tests: own ?? testsAsOpened(opened, testsFile), others }
}

/** null: the flow has none. */
const testsAsOpened = (opened: StudioState['opened'], path: string): StudioDocument | null =>
  allFiles(opened.files).some(({ file }) => file === path) ? asOpened(opened, path) : null

/** A file that was made here is empty where the flow is opened. */
function asOpened({ files }: StudioState['opened'], path: string, draft: string | null = null): StudioDocument {
  const written = allFiles(files).find(({ file }) => file === path)
  return openDocument(written ? written.text : '', draft)
}
