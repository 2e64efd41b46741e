import type { RJSFSchema } from '@rjsf/utils'
import type { SourceField } from '../generated/api.types.ts'
import { cutText, isolate } from '../untrusted/index.ts'
import { isNamed } from './field-name.ts'
import type { FieldUi } from './form.ts'
import { parseLabel } from './label.ts'

/** A source field, read: how it is entered, and the key it has in the form instead of its name. */
export interface FormField {
  key: string
  name: string
  title: string
  kind: Kind
  options: string[]
  autoComplete: string
}

/** `given` is the username of update mode: shown, disabled and not sent. */
export type Kind = 'text' | 'masked' | 'dropdown' | 'given'

/** A character that is neither a blank nor one without width. */
const visible = '[^\\s\\u200b-\\u200f\\u2060\\ufeff]'

/** Blanks alone are no text, but they may be a password. */
const kinds: Record<Kind, { widget: FieldUi['ui:widget']; rules: (field: FormField) => RJSFSchema }> = {
  text: { widget: 'input', rules: () => ({ pattern: visible }) },
  masked: { widget: 'password', rules: () => ({ minLength: 1 }) },
  dropdown: { widget: 'select', rules: ({ options }) => ({ enum: options }) },
  given: { widget: 'input', rules: () => ({}) },
}

const longestTitle = 300

/** The fields by their number, those without one last. `username` is that of update mode, null or '' otherwise. */
export function readFields(fields: readonly SourceField[], username: string | null): FormField[] {
  const sorted = [...fields].sort((a, b) => positionOf(a) - positionOf(b))
  const masked = sorted.filter(isMasked)
  const password = masked.find((field) => isNamed(field, 'password')) ?? masked[0]
  return sorted.map((field, index) => {
    const { text, options } = parseLabel(field.field_label ?? '')
    const kind = kindOf(field, options, username)
    // A masked field keeps its brackets: in 'PIN [4, 6 or 8 digits]' they are a hint.
    const words = kind === 'masked' ? (field.field_label ?? '').trim() : text
    return {
      key: `field${index}`,
      name: field.field_name,
      title: isolate(cutText(words || field.field_name, longestTitle)),
      kind,
      options,
      autoComplete: isNamed(field, 'username') ? 'username' : field === password ? 'current-password' : 'off',
    }
  })
}

/** Some servers send the number as a text. */
function positionOf({ field_number }: SourceField): number {
  const isNumber = typeof field_number === 'number' || /^\d+$/.test(field_number ?? '')
  return isNumber ? Number(field_number) : Number.MAX_SAFE_INTEGER
}

export const fieldSchema = (field: FormField): RJSFSchema => ({
  type: 'string',
  title: field.title,
  ...kinds[field.kind].rules(field),
})

export const fieldUi = ({ kind, autoComplete }: FormField): FieldUi => ({
  'ui:widget': kinds[kind].widget,
  'ui:options': { autoComplete },
  ...(kind === 'given' && { 'ui:disabled': true }),
})

function kindOf(field: SourceField, options: string[], username: string | null): Kind {
  if (isNamed(field, 'username') && username) return 'given'
  if (isMasked(field)) return 'masked'
  return options.length > 0 ? 'dropdown' : 'text'
}

const isMasked = (field: SourceField) => field.field_type === 'Password' || isNamed(field, 'password')
