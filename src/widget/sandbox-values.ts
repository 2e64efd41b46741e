/** The values for testers in sandbox mode; a test compares them with those of the sandbox server. */
import type { FilledField, SandboxView } from '../screens/index.ts'

const password = 'pass_good'
const username = /^user_[a-z_]+(:|$)/
export const sandboxCode = '123456'
export const sandboxAnswer = 'blue'

/**
 * Whether the typed values are the sandbox's: only then a hint may be shown (conformance section 9). In update mode the
 * username is given and not among the sent fields.
 */
function recognises(fields: readonly FilledField[], given: string | null): boolean {
  const values = [...fields.map(({ field_value }) => field_value), given ?? '']
  return values.includes(password) && values.some((value) => username.test(value))
}

export function sandboxView(hints: boolean, given: string | null): SandboxView {
  return { recognises: (fields) => recognises(fields, given), hints, code: sandboxCode, answer: sandboxAnswer }
}
