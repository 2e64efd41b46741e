/** Checks at the door: a body by a generated validator. The sentence names the place, never the value. */
import { CallError } from './call-errors.ts'

export interface Validator {
  (body: unknown): boolean
  errors?: { instancePath: string; keyword: string; params: Record<string, unknown> }[] | null
}

/** Throws INVALID_REQUEST naming the JSON pointer of what does not fit, below `at`. */
export function checkBody<T>(validate: Validator, body: unknown, at = ''): asserts body is T {
  if (validate(body)) return
  const [error] = validate.errors ?? []
  const missing: unknown = error?.params['missingProperty']
  const pointer = `${at}${error?.instancePath ?? ''}${missing === undefined ? '' : `/${String(missing)}`}`
  const rule = error?.keyword ?? 'schema'
  throw new CallError('INVALID_REQUEST', `The body does not fit at '${pointer || '/'}' (${rule}). See /openapi.json.`)
}
