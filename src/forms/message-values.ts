import type { RJSFSchema } from '@rjsf/utils'

type Rules = NonNullable<RJSFSchema['properties']>[string]

/** What the messages of a field name: its bounds, from its schema. */
export function messageValues(rules: Rules = {}) {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems } = typeof rules === 'object' ? rules : {}
  return { least: minimum ?? minLength ?? minItems ?? 0, most: maximum ?? maxLength ?? maxItems ?? 0 }
}
