import { isSameJson } from '../../../flow/index.ts'
import { replaceEdit, type StudioDocument, undo } from '../document.ts'
import { type Edit, isOfText } from './edit.ts'

/**
 * The document after one more letter of the text that was edited last: one undo step for all of them, and none where the
 * text is as it was. null: something else was edited last.
 * @param edit computes the edit from the text without the letters before
 */
export function retypeText(document: StudioDocument, edit: (text: string) => Edit | null): StudioDocument | null {
  const last = document.past.at(-1)
  if (!last || !isOfText(last) || !isSameJson(last, edit(document.text)?.label)) return null
  const before = undo(document)
  const whole = edit(before.text)
  return whole ? replaceEdit(document, whole) : before
}
