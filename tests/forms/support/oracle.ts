import { Ajv, type AnySchemaObject, type ErrorObject } from 'ajv'
import type { CheckError } from '../../../src/forms/form.ts'
import { formats } from '../../../src/forms/formats.ts'

/** Ajv's own verdict, compiled on the spot as only a test may. */
export function ajvCheck(schema: AnySchemaObject): (data: unknown) => ErrorObject[] {
  const validate = new Ajv({ allErrors: true, formats, strict: true }).compile(schema)
  return (data) => (validate(data) ? [] : (validate.errors ?? []))
}

/** What both must agree on, whatever the order of the keywords. */
export function essence(errors: readonly CheckError[]): string[] {
  return errors
    .map(({ instancePath, keyword, params }) => `${instancePath} ${keyword} ${params['missingProperty'] ?? ''}`)
    .sort()
}
