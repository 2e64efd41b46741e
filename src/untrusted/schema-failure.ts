import type { checks } from '../generated/responses-start.validators.js'
import { joinPointers } from '../pointer/index.ts'

export type Check = (typeof checks)['info']

/** Where a body breaks its schema, and with which keyword. */
export interface SchemaFailure {
  pointer: string
  keyword: string
}

/** The first failure of a value; null if there is none. `at` is the value's pointer within the body. */
export function schemaFailure(check: Check | undefined, value: unknown, at = ''): SchemaFailure | null {
  if (!check || check(value)) return null
  const [error] = check.errors ?? []
  if (!error) throw new Error('A validator refused a body without an error.')
  return { pointer: joinPointers(at, error.instancePath), keyword: error.keyword }
}

/** `/sources/3/name: type`; never a value of the body. */
export const failureInWords = ({ pointer, keyword }: SchemaFailure): string => `${pointer || 'body'}: ${keyword}`
