import type { RJSFSchema } from '@rjsf/utils'
import type { CheckError } from './form.ts'

const byFormat: Record<string, string> = {
  email: 'form.email-invalid',
  'web-address': 'form.url-invalid',
}

/**
 * Locale key of the message for a failure (specification section 5). A field has one message, whichever rule failed:
 * an e-mail address left out is as invalid as a broken one.
 */
export function messageKey({ instancePath, params }: CheckError, schema: RJSFSchema): string {
  const key = typeof params['missingProperty'] === 'string' ? params['missingProperty'] : instancePath.slice(1)
  const rules = schema.properties?.[key]
  if (typeof rules !== 'object') return 'form.required'
  if (rules.const === true) return 'credentials.must-agree'
  return byFormat[rules.format ?? ''] ?? 'form.required'
}
