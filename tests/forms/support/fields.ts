import fc from 'fast-check'
import { type CredentialsForm, type CredentialsOptions, credentialsForm } from '../../../src/forms/index.ts'
import type { SourceField } from '../../../src/generated/api.types.ts'

export const field = (field_name: string, rest: Partial<SourceField> = {}): SourceField => ({
  field_name,
  field_type: 'Text',
  ...rest,
})

/** The form of fields that must make one. */
export function formOf(fields: SourceField[], options: Partial<CredentialsOptions> = {}): CredentialsForm {
  const result = credentialsForm(fields, { username: null, mustAgree: false, ...options })
  if (!result.ok) throw new Error(result.problem)
  return result.form
}

const label = fc.oneof(
  fc.string(),
  fc.array(fc.constantFrom('[', ']', ';', ',', '|', '/', 'a', 'b', ' ', '😀')).map((parts) => parts.join('')),
)

/** Any source's fields that make a form: distinct names, some of them hostile. */
export const anyFields: fc.Arbitrary<SourceField[]> = fc.uniqueArray(
  fc.record({
    field_name: fc.oneof(
      fc.constantFrom('username', 'Password', '__proto__', 'constructor', 'a.b[0]', 'field1'),
      fc.string({ minLength: 1 }).filter((name) => name.trim() !== ''),
    ),
    field_type: fc.constantFrom('Text' as const, 'Password' as const),
    field_number: fc.option(fc.integer({ min: -2, max: 9 }), { nil: null }),
    field_label: fc.option(label, { nil: null }),
  }),
  { selector: ({ field_name }) => field_name, maxLength: 6 },
)
