import { type OutputUnit, type Schema, Validator } from '@cfworker/json-schema'
import type { RJSFSchema } from '@rjsf/utils'
import type { CheckError, Form } from './form.ts'

/** Name under which Ajv reports a keyword's value. */
const paramNames: Record<string, string> = {
  type: 'type',
  const: 'allowedValue',
  enum: 'allowedValues',
  pattern: 'pattern',
  minLength: 'limit',
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? 'null')

/**
 * The check of a schema made at run time: one flat object with `properties` and `required`, whose properties use the
 * keywords of the table above. Ajv would need `eval` for it, which the widget's policy forbids.
 */
export function createCheck(schema: RJSFSchema): Form['check'] {
  // The validator writes into the schema it is given, and throws on frozen ones.
  const validator = new Validator(plain(schema) as Schema, '7', false)
  return (data) => {
    // It throws on members that are undefined; JSON has none.
    const instance = plain(data)
    const missing = (schema.required ?? []).filter((key) => !hasOwn(instance, key))
    return validator
      .validate(instance)
      .errors.filter(({ keyword }) => keyword !== 'properties')
      .map((unit) => toAjv(unit, schema, missing))
  }
}

/** `missing` is used up from the front: missing keys are reported one by one, in the order of `required`. */
function toAjv({ keyword, instanceLocation, keywordLocation }: OutputUnit, schema: RJSFSchema, missing: string[]) {
  const instancePath = instanceLocation.slice(1)
  const rules: unknown = schema.properties?.[instancePath.slice(1)] ?? schema
  const params =
    keyword === 'required'
      ? { missingProperty: missing.shift() }
      : { [paramNames[keyword] ?? keyword]: (rules as Record<string, unknown>)[keyword] }
  return { instancePath, schemaPath: keywordLocation, keyword, params } satisfies CheckError
}

function hasOwn(value: unknown, key: string): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
}
