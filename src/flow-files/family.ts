/** What is edited together: a flow with its variants, and the files of which they are made. */
import { filesByPath, folderOf, formsFolderOf, isFlowFile, isFormFile, type SourceFile, testsFileOf } from './file.ts'
import { chainOf } from './variant.ts'

interface Family {
  /** The flow first, then the flows that extend it, not merged. */
  flows: SourceFile[]
  /** Of all these flows, and of those that they extend. */
  tests: SourceFile[]
  forms: SourceFile[]
  /** What the flow itself extends. */
  extended: SourceFile[]
}

/** @param all files of any folder: those of other folders, and other flows, are left out */
export function familyOf(flow: SourceFile, all: readonly SourceFile[]): Family {
  const within = (folder: string) => (each: SourceFile) => folderOf(each.file) === folder
  const beside = all.filter(within(folderOf(flow.file)))
  const sources = filesByPath(beside)
  const others = beside.filter(({ file }) => isFlowFile(file) && file !== flow.file)
  const above = chainOf(flow.file, sources)
  const variants = others.filter(({ file }) => !above.includes(file) && chainOf(file, sources).includes(flow.file))
  const extended = others.filter(({ file }) => above.includes(file))
  const flows = [flow, ...variants]
  const forms = all.filter(within(`${formsFolderOf(flow.file)}/`)).filter(({ file }) => isFormFile(file))
  const tests = [...flows, ...extended].flatMap(({ file }) => sources.get(testsFileOf(file)) ?? [])
  return { flows, tests, forms, extended }
}
