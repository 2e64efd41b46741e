/** Edits of a form file: what stays the same stays as it is written. */
import type { FormDefinition } from '../../../generated/form.types.ts'
import { type Edit, type EditLabel, editBetween } from './edit.ts'
import { writeValue } from './write-value.ts'

/** `part`: what is changed; edits of the same part are one undo step while nothing else is edited. */
export const editForm = (
  text: string,
  change: (form: FormDefinition) => FormDefinition,
  part: string | null = null,
): Edit | null => {
  const form = JSON.parse(text) as FormDefinition
  const label: EditLabel = { code: 'form-changed', form: form.name, part }
  return editBetween(text, writeValue(text, [], change(form)), label)
}

export const makeFile = (file: string, content: object): Edit | null =>
  editBetween('', `${JSON.stringify(content, null, 2)}\n`, { code: 'file-made', file })
