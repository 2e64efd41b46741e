/** All files of the studio as they were opened and as they are now. */
import type { SourceFile } from '../../flow-files/index.ts'
import { testsFileOf } from '../../flow-tests/index.ts'
import type { Files } from '../../lint/index.ts'
import type { StudioDocument } from '../document/document.ts'
import type { StudioState } from './state.ts'

type Edited = Pick<StudioState, 'opened' | 'file' | 'document' | 'tests'>

/** The files that can be edited. */
export const openDocuments = ({
  file,
  document,
  tests,
}: Pick<StudioState, 'file' | 'document' | 'tests'>): { file: string; document: StudioDocument }[] => [
  { file, document },
  ...(tests ? [{ file: testsFileOf(file), document: tests }] : []),
]

/** For the linter. */
export function filesNow({ opened, file, document, tests }: Edited): Files {
  const texts = new Map([[file, document.text], ...(tests ? ([[testsFileOf(file), tests.text]] as const) : [])])
  const edited = (source: SourceFile) => ({ ...source, text: texts.get(source.file) ?? source.text })
  const { flows, tests: all = [], ...others } = opened.files
  return { ...others, flows: flows.map(edited), tests: all.map(edited) }
}

/** The same files, one of them with another text. */
export function withText({ flows, tests, ...others }: Files, file: string, text: string): Files {
  const changed = (source: SourceFile) => (source.file === file ? { file, text } : source)
  return { ...others, flows: flows.map(changed), ...(tests && { tests: tests.map(changed) }) }
}

export const allFiles = ({ flows, tests = [], forms = [] }: Files): SourceFile[] => [...flows, ...tests, ...forms]

/** Raised with each change of a text. */
export const versionOf = ({ document, tests }: Pick<StudioState, 'document' | 'tests'>): number =>
  document.version + (tests ? tests.version : 0)

export const isChanged = ({ document, tests }: Pick<StudioState, 'document' | 'tests'>): boolean =>
  document.text !== document.base || (tests !== null && tests.text !== tests.base)
