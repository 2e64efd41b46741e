import { chainOf, filesByPath, type SourceFile } from '../../flow-files/index.ts'

/** The file as which a flow was opened: what a new one does differently is what it changes in the one that it extends. */
export const fileBefore = (file: string, base: readonly SourceFile[], now: readonly SourceFile[]): string | undefined =>
  chainOf(file, filesByPath(now)).find((path) => base.some((each) => each.file === path))
