/** Which message belongs to a failed field of a form step: locale keys. `message-values.ts` has the bounds that they name. */
import { defined, pointerSegments } from '../flow/index.ts'
import type { FormDefinition, FormField } from '../generated/form.types.ts'
import type { CheckError } from './form.ts'

const byKeyword: Readonly<Record<string, string>> = {
  maxLength: 'form.too-long',
  minLength: 'form.too-short',
  minimum: 'form.too-small',
  maximum: 'form.too-large',
  minItems: 'form.too-few',
  maxItems: 'form.too-many',
  pattern: 'form.pattern-invalid',
}

const byFormat = { email: 'form.email-invalid', phone: 'form.phone-invalid', date: 'form.date-invalid' } as const

const byType = {
  boolean: 'form.must-tick',
  array: 'form.choose',
  number: 'form.number-invalid',
  integer: 'form.number-invalid',
  string: 'form.required',
} as const

export function stepMessage({ instancePath, keyword, params }: CheckError, { properties }: FormDefinition): string {
  const name = keyword === 'required' ? String(params['missingProperty']) : String(pointerSegments(instancePath)[0])
  const field = defined(properties[name], `field '${name}'`)
  return byKeyword[keyword] ?? missingMessage(field)
}

/** For a value that is missing, or of another type or format. */
function missingMessage({ type, format, enum: options }: FormField): string {
  if (format) return byFormat[format]
  return options ? 'form.choose' : byType[type]
}
