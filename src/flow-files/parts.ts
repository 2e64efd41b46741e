/** All files of which a flow is made. */
import { parseDocument } from '../analysis/index.ts'
import { formsNamed } from '../flow/index.ts'
import { formFileOf, type SourceFile, type SourceFiles, testsFileOf } from './file.ts'
import { chainOf } from './variant.ts'

/** The file, what it extends, the tests of these and the forms that they show, as far as these files have them. */
export function partsOf(file: string, files: SourceFiles): SourceFile[] {
  const chain = chainOf(file, files).flatMap((each) => files.get(each) ?? [])
  const parts = chain.flatMap((each) => [each.file, testsFileOf(each.file), ...formFilesOf(each)])
  return [...new Set(parts)].flatMap((each) => files.get(each) ?? [])
}

/** The files of the forms that a flow file names, there or not. */
export const formFilesOf = ({ file, text }: SourceFile): string[] =>
  formsNamed(parseDocument(file, text).value).map((name) => formFileOf(file, name))
