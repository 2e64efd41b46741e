/** What a condition can't ask of a reference, and what is possible instead. */
import { childPointer, valueAtPointer } from '../../pointer/index.ts'
import { isRecord } from '../json.ts'
import { readReference } from '../references.ts'

/** `action`: what the condition does with the field. */
export const notPossible = (field: string, action: string): string =>
  `'${field}' is a reference, so ${action} is not possible: a flow is checked before anything is chosen. Nearest: an input that the server gives ("from": "client.…"), or a question in a form. Compare a reference with null, or use it as a whole.`

/** The values that a server sends under a key of client info can be listed. */
export function comparesReference(field: string, document: unknown): string {
  const { scope, key: name } = readReference(field)
  const input = scope === 'in' ? valueAtPointer(document, childPointer('/inputs', name)) : undefined
  return isRecord(input) && String(input['from']).startsWith('client.')
    ? `'${field}' is a reference, so comparing it with a value is not possible. Nearest: list the values of '${name}' with "enum" in place of "type".`
    : notPossible(field, 'comparing it with a value')
}
