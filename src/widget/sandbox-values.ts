/** What a tester may enter in sandbox mode; a test holds these to the sandbox server's own values. */
import type { FilledField, SandboxView } from '../screens/index.ts'

const password = 'pass_good'
const username = /^user_[a-z_]+(:|$)/
export const sandboxCode = '123456'
export const sandboxAnswer = 'blue'

/**
 * True where what was typed are the sandbox's values: only then may a hint be shown (specification section 9). In update
 * mode the user name is given, and not among what is sent.
 */
function recognises(fields: readonly FilledField[], given: string | null): boolean {
  const values = [...fields.map(({ field_value }) => field_value), given ?? '']
  return values.includes(password) && values.some((value) => username.test(value))
}

export function sandboxView(hints: boolean, given: string | null): SandboxView {
  return { recognises: (fields) => recognises(fields, given), hints, code: sandboxCode, answer: sandboxAnswer }
}
