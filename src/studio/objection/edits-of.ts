/** The edits of an alternative: of the flow in front, and of the flows that extend it. */

import { defined } from '../../flow/index.ts'
import { filesByPath, type SourceFile } from '../../flow-files/index.ts'
import type { Files } from '../../lint/index.ts'
import type { Edit } from '../document/edits/edit.ts'
import { editVariant } from '../document/edits/edit-variant.ts'
import { readVariant } from '../document/read-flow.ts'
import { applyChange } from '../document/text-change.ts'
import { variantsOf } from '../results/customers.ts'
import { allFiles, withText } from '../store/files.ts'
import type { Alternative } from '../store/state.ts'

/** The files with an alternative; null: it changes nothing. @param files with the text before the edit */
export function filesWith({ edit, editMerged }: Alternative, files: Files, front: string): Files | null {
  const before = allFiles(files)
  const made = edit(textIn(before, front))
  if (!made) return null
  const changed = withText(files, front, applyChange(textIn(before, front), made.change))
  if (!editMerged) return changed
  return variantsOf(front, before).reduce((now, variant) => {
    const other = editOfVariant(variant, allFiles(now), editMerged)
    return other ? withText(now, variant, applyChange(textIn(allFiles(now), variant), other.change)) : now
  }, changed)
}

/** What an edit of its merged flow changes in the file of a variant; null: nothing. */
export function editOfVariant(
  file: string,
  files: readonly SourceFile[],
  editMerged: (text: string) => Edit | null,
): Edit | null {
  const variant = readVariant(file, files)
  return variant && editVariant(textIn(files, file), variant, editMerged)
}

const textIn = (files: readonly SourceFile[], file: string): string =>
  defined(filesByPath(files).get(file), `file ${file}`).text
