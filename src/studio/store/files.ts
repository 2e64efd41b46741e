/** All files of the studio as they were opened and as they are now. */
import { isFlowFile, isFormFile, isTestsFile, type SourceFile, testsFileOf } from '../../flow-files/index.ts'
import type { Files } from '../../lint/index.ts'
import type { StudioDocument } from '../document/document.ts'
import type { StudioState } from './state.ts'

type Edited = Pick<StudioState, 'opened' | 'file' | 'document' | 'tests' | 'others'>

/** Of every file that was opened for editing, by its path. */
export function documentsIn({ file, document, tests, others }: Omit<Edited, 'opened'>): [string, StudioDocument][] {
  return [
    [file, document],
    ...(tests ? [[testsFileOf(file), tests] as [string, StudioDocument]] : []),
    ...Object.entries(others),
  ]
}

/** Without those that were made here and undone again: they are empty. */
export function documentsThere(state: Edited): [string, StudioDocument][] {
  const opened = new Set(allFiles(state.opened.files).map(({ file }) => file))
  return documentsIn(state).filter(([file, { text }]) => text !== '' || opened.has(file))
}

/** For the linter, with what was opened as the release to compare with. */
export function filesNow(state: Edited): Files {
  const { flows, tests = [], forms = [], extended = [], locales = [], ...rest } = state.opened.files
  const documents = documentsThere(state)
  const texts = new Map(documents.map(([file, { text }]) => [file, text]))
  const known = new Set(allFiles(state.opened.files).map(({ file }) => file))
  const made = documents.flatMap(([file, { text }]) => (known.has(file) ? [] : [{ file, text }]))
  const now = (sources: readonly SourceFile[], isKind: (file: string) => boolean) => [
    ...sources.map((source) => ({ ...source, text: texts.get(source.file) ?? source.text })),
    ...made.filter(({ file }) => isKind(file)),
  ]
  return {
    ...rest,
    flows: now(flows, isFlowFile),
    tests: now(tests, isTestsFile),
    forms: now(forms, isFormFile),
    extended: now(extended, () => false),
    locales: now(locales, () => false),
    base: [...flows, ...extended, ...forms],
  }
}

/** The same files, one of them with another text. */
export function withText(
  { flows, tests, forms, extended, locales, ...others }: Files,
  file: string,
  text: string,
): Files {
  const changed = (source: SourceFile) => (source.file === file ? { file, text } : source)
  return {
    ...others,
    flows: flows.map(changed),
    ...(tests && { tests: tests.map(changed) }),
    ...(forms && { forms: forms.map(changed) }),
    ...(extended && { extended: extended.map(changed) }),
    ...(locales && { locales: locales.map(changed) }),
  }
}

/** The same files with this one, which may have been made since they were opened. */
export function withFile(files: Files, file: string, text: string): Files {
  if (allFiles(files).some((each) => each.file === file)) return withText(files, file, text)
  const { flows, tests = [], forms = [] } = files
  const made = { file, text }
  if (isFlowFile(file)) return { ...files, flows: [...flows, made] }
  return isTestsFile(file) ? { ...files, tests: [...tests, made] } : { ...files, forms: [...forms, made] }
}

export const allFiles = ({ flows, tests = [], forms = [], extended = [], locales = [] }: Files): SourceFile[] => [
  ...flows,
  ...tests,
  ...forms,
  ...extended,
  ...locales,
]

type Versioned = Omit<Edited, 'opened'> & Pick<StudioState, 'switches' | 'attempt'>

/** Raised with each change of a text, when another flow comes to the front, and when the same is to be judged again. */
export const versionOf = (state: Versioned): number =>
  documentsIn(state).reduce((sum, [, { version }]) => sum + version, state.switches + state.attempt)

/** Those that differ from what was opened. */
export const changedDocuments = (state: Omit<Edited, 'opened'>): [string, StudioDocument][] =>
  documentsIn(state).filter(([, { base, text }]) => text !== base)

export const isChanged = (state: Omit<Edited, 'opened'>): boolean => changedDocuments(state).length > 0

/** What can be edited as text: the flow in front first, its tests, there or not, then the other flows, forms and locales. */
export function textFilesOf(state: Edited): string[] {
  const { flows, extended = [], forms = [], locales = [] } = filesNow(state)
  const others = [...flows, ...extended, ...forms, ...locales].map(({ file }) => file)
  return [state.file, testsFileOf(state.file), ...others.filter((file) => file !== state.file)]
}
