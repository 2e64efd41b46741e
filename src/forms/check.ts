import { type OutputUnit, type Schema, Validator } from '@cfworker/json-schema'
import type { RJSFSchema } from '@rjsf/utils'
import { pointerSegments } from '../flow/index.ts'
import type { CheckError, Form } from './form.ts'
import { formats } from './formats.ts'

/** Reported only to lead to the errors of the parts. */
const containers = ['properties', 'items']

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? 'null')

/**
 * The check of a schema made at run time: one flat object with `properties` and `required`, whose properties have no
 * schemas of their own. Ajv would need `eval` for it, which the widget's policy forbids.
 */
export function createCheck(schema: RJSFSchema): Form['check'] {
  // The validator writes into the schema it is given, and throws on frozen ones.
  const validator = new Validator(withPatterns(plain(schema) as RJSFSchema) as Schema, '7', false)
  return (data) => {
    // It throws on members that are undefined; JSON has none.
    const instance = plain(data)
    const missing = (schema.required ?? []).filter((key) => !hasOwn(instance, key))
    return validator
      .validate(instance)
      .errors.filter(({ keyword }) => !containers.includes(keyword))
      .map((unit) => toAjv(unit, schema, missing))
  }
}

/** A field has a format or a pattern. The validator's own formats are not those of the forms, so it gets a pattern. */
function withPatterns(schema: RJSFSchema): RJSFSchema {
  const fields = Object.entries(schema.properties ?? {}).map(([key, rules]) => {
    if (typeof rules !== 'object' || rules.format === undefined) return [key, rules]
    const { format, ...rest } = rules
    return [key, { ...rest, pattern: formats[format as keyof typeof formats].source }]
  })
  return { ...schema, properties: Object.fromEntries(fields) }
}

/** `missing` is used up from the front: missing keys are reported one by one, in the order of `required`. */
function toAjv(
  { keyword, instanceLocation, keywordLocation }: OutputUnit,
  schema: RJSFSchema,
  missing: string[],
): CheckError {
  const instancePath = instanceLocation.slice(1)
  const rules = (schema.properties?.[pointerSegments(instancePath)[0] ?? ''] ?? schema) as Record<string, unknown>
  const isFormat = keyword === 'pattern' && rules['format'] !== undefined
  return {
    instancePath,
    schemaPath: keywordLocation,
    keyword: isFormat ? 'format' : keyword,
    params: keyword === 'required' ? { missingProperty: missing.shift() } : {},
  }
}

function hasOwn(value: unknown, key: string): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
}
