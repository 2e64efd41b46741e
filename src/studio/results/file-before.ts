import { chainOf, filesByPath, type SourceFile } from '../../flow-files/index.ts'

/**
 * The file with which a flow is compared: its own as it was opened, or, for a variant that was made here, the nearest file
 * that it extends. undefined: none of these was opened.
 */
export const fileBefore = (file: string, base: readonly SourceFile[], now: readonly SourceFile[]): string | undefined =>
  chainOf(file, filesByPath(now)).find((path) => base.some((each) => each.file === path))
