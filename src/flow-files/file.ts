/** Paths of flow files, and of the files beside them. A file is a path, as findings name it, and its text. */

export interface SourceFile {
  file: string
  text: string
}

/** By path. */
export type SourceFiles = ReadonlyMap<string, SourceFile>

const ending = '.flow.json'
const testsEnding = '.tests.json'
const formEnding = '.form.json'

export const isFlowFile = (file: string): boolean => file.endsWith(ending)

/** `flows/connect.flow.json` → `flows/`; `main:connect.flow.json`, at a git ref, → `main:`. */
export const folderOf = (file: string): string =>
  file.slice(0, Math.max(file.lastIndexOf('/'), file.lastIndexOf(':')) + 1)

/** `flows/connect.flow.json` → `connect`. */
export const flowNameOf = (file: string): string => file.slice(folderOf(file).length, -ending.length)

export const isTestsFile = (file: string): boolean => file.endsWith(testsEnding)

/** The tests of `flows/connect.flow.json` are in `flows/connect.tests.json`. */
export const testsFileOf = (flow: string): string => flow.replace(/\.flow\.json$/, testsEnding)

export const flowFileOf = (tests: string): string => tests.replace(/\.tests\.json$/, ending)

export const isFormFile = (file: string): boolean => file.endsWith(formEnding)

/** The folder of the forms that a flow shows: `flows/connect.flow.json` → `flows/forms`. */
export const formsFolderOf = (flow: string): string => `${folderOf(flow)}forms`

/** The file of a form that a flow shows. */
export const formFileOf = (flow: string, name: string): string => `${formsFolderOf(flow)}/${name}${formEnding}`

/** `flows/forms/housing.form.json` → `housing`. */
export const formNameOf = (file: string): string => file.slice(folderOf(file).length, -formEnding.length)

/** The file of another flow in the same folder. */
export const siblingFlow = (file: string, name: string): string => `${folderOf(file)}${name}${ending}`

export const filesByPath = (files: readonly SourceFile[]): SourceFiles =>
  new Map(files.map((each) => [each.file, each]))
