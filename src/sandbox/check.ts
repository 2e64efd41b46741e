/** Checks a body with a generated validator. The error names the place, never the value. */
import { childPointer, joinPointers } from '../pointer/index.ts'
import { CallError } from './call-errors.ts'
import type { Json } from './schemas.ts'

export interface Validator {
  (body: unknown): boolean
  errors?: { instancePath: string; schemaPath: string; keyword: string; params: Record<string, unknown> }[] | null
}

/**
 * Throws VALIDATION_FAILED with the JSON pointer of the first mistake.
 * @param schema the schema of the validator; it lists the known keys where a body has an unknown one
 * @param at the pointer of `body` within the request
 */
export function checkBody<T>(validate: Validator, body: unknown, schema: Json, at = ''): asserts body is T {
  if (validate(body)) return
  const [error] = validate.errors ?? []
  if (!error) throw new Error('A validator refused a body without an error.')
  const { instancePath, schemaPath, keyword, params } = error
  if (keyword === 'additionalProperties') {
    const pointer = childPointer(joinPointers(at, instancePath), String(params['additionalProperty']))
    const known = Object.keys(objectSchemaAt(schema, schemaPath)['properties'] as Json).join(', ')
    throw new CallError('VALIDATION_FAILED', `The key '${pointer}' is unknown. Known keys: ${known}.`)
  }
  const missing = params['missingProperty']
  const pointer = childPointer(joinPointers(at, instancePath), ...(missing === undefined ? [] : [String(missing)]))
  throw new CallError(
    'VALIDATION_FAILED',
    `The body does not fit at '${pointer || '/'}' (${keyword}). See /openapi.json.`,
  )
}

/** The object schema whose keyword `schemaPath` names, e.g. `#/properties/update/additionalProperties`. */
function objectSchemaAt(schema: Json, schemaPath: string): Json {
  const keys = schemaPath.split('/').slice(1, -1)
  return keys.reduce((node, key) => node[key] as Json, schema)
}
