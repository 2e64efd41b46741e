/** The values for testers in sandbox mode; a test compares them with those of the sandbox server. */
import type { FilledField, SandboxView } from '../screens/index.ts'

const password = 'pass_good'
const username = /^user_[a-z_]+(:|$)/
export const sandboxCode = '123456'
export const sandboxAnswer = 'blue'

/**
 * Whether the submitted values are those of the sandbox: hints are shown only then (conformance 9.14). `given` is the
 * username in update mode, which is not among the fields.
 */
function recognises(fields: readonly FilledField[], given: string | null): boolean {
  const values = [given, ...fields.map(({ field_value }) => field_value)]
  return values.includes(password) && values.some((value) => value !== null && username.test(value))
}

export function sandboxView(hints: boolean, given: string | null): SandboxView {
  return { recognises: (fields) => recognises(fields, given), hints, code: sandboxCode, answer: sandboxAnswer }
}
