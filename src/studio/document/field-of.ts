/** The values that a field of a flow can have, as far as the flow itself says them. */
import { domain, type Field, failureNames, parseReference } from '../../flow/index.ts'
import type { FlowDefinition } from '../../generated/flow.types.ts'

/** null: it is not known. any: an event has any value under this key. */
export type FieldOf = (path: string) => Field | 'any' | null

export function fieldsOf({ inputs, data }: Pick<FlowDefinition, 'inputs' | 'data'>): FieldOf {
  return (path) => {
    const { scope, key } = parseReference(path) ?? {}
    if (scope === 'event') return key === 'failure' ? { name: path, values: failureNames, nullable: true } : 'any'
    const fields = scope === 'in' ? inputs : data
    const field = key !== undefined && Object.hasOwn(fields, key) ? fields[key] : undefined
    // One without a domain is reported by the linter.
    return field ? domain(path, field, '', () => {}) : null
  }
}
