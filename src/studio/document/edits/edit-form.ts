/** Edits of a form, in a file of its own or in the flow: what stays the same stays as it is written. */
import type { JSONPath } from 'jsonc-parser'
import type { FormDefinition } from '../../../generated/form.types.ts'
import { type Edit, type EditLabel, editBetween } from './edit.ts'
import { nodeAt, readAt } from './nodes.ts'
import { writeValue } from './write-value.ts'

/**
 * `part`: what is changed; edits of the same part are one undo step while nothing else is edited.
 * @param path of the form in the text
 */
export const editForm = (
  text: string,
  change: (form: FormDefinition) => FormDefinition,
  part: string | null = null,
  path: JSONPath = [],
): Edit | null => {
  const form = readAt(text, nodeAt(text, path)) as FormDefinition
  const label: EditLabel = { code: 'form-changed', form: form.name, part }
  return editBetween(text, writeValue(text, path, change(form)), label)
}
