/** The files that are edited, by their paths: the flow in front, its tests, and the others. */
import { testsFileOf } from '../../flow-tests/index.ts'
import { openDocument, type StudioDocument } from '../document/document.ts'
import { allFiles } from './files.ts'
import type { StudioState } from './state.ts'

type Documents = Pick<StudioState, 'opened' | 'file' | 'document' | 'tests' | 'others'>

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
  const hasTests = allFiles(opened.files).some((each) => each.file === testsFile)
  return { file, document: flow, tests: own ?? (hasTests ? asOpened(opened, testsFile) : null), others }
}

function asOpened({ files }: StudioState['opened'], path: string): StudioDocument {
  const written = allFiles(files).find(({ file }) => file === path)
  return openDocument(written ? written.text : '')
}
