import type { RJSFSchema } from '@rjsf/utils'
import { pointerSegments } from '../flow/index.ts'
import type { CheckError } from './form.ts'

const byFormat: Record<string, string> = {
  email: 'form.email-invalid',
  'web-address': 'form.url-invalid',
}

/**
 * The locale key of the message for a failed rule (conformance 5.1). A missing e-mail or web address has the message of
 * an invalid one.
 */
export function messageKey({ instancePath, keyword, params }: CheckError, schema: RJSFSchema): string {
  if (keyword === 'maxLength') return 'form.too-long'
  const key =
    typeof params['missingProperty'] === 'string' ? params['missingProperty'] : (pointerSegments(instancePath)[0] ?? '')
  const rules = schema.properties?.[key]
  if (typeof rules !== 'object') return 'form.required'
  if (rules.const === true) return 'credentials.must-agree'
  return byFormat[rules.format ?? ''] ?? 'form.required'
}
