/** The edits of an alternative: of the flow in front, and of the flows that extend it. */

import { defined } from '../../flow/index.ts'
import { filesByPath, resolveFlow, type SourceFile } from '../../flow-files/index.ts'
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
  const changed = filesWithEdit(front, files, edit)
  if (!changed || !editMerged) return changed
  return variantsOf(front, allFiles(files)).reduce(
    (now, variant) => filesWithEdit(variant, now, editMerged) ?? now,
    changed,
  )
}

function filesWithEdit(file: string, files: Files, edit: (text: string) => Edit | null): Files | null {
  const sources = allFiles(files)
  const made = editOfFlow(file, sources, edit)
  return made && withText(files, file, applyChange(textIn(sources, file), made.change))
}

/**
 * What an edit of a flow changes in its file, which, if it extends another one, says only what differs; null: nothing, or
 * what it extends is no flow any more.
 */
export function editOfFlow(
  file: string,
  files: readonly SourceFile[],
  edit: (text: string) => Edit | null,
): Edit | null {
  const text = textIn(files, file)
  if (!resolveFlow(file, filesByPath(files)).variant) return edit(text)
  const variant = readVariant(file, files)
  return variant && editVariant(text, variant, edit)
}

const textIn = (files: readonly SourceFile[], file: string): string =>
  defined(filesByPath(files).get(file), `file ${file}`).text
