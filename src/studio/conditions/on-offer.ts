/** The terms of conditions that the path can be decided by: named ones first, then the fields with their values. */
import { lookedAt } from '../../analysis/index.ts'
import type { Condition, FlowDefinition, Literal } from '../../generated/flow.types.ts'

export interface OnOffer {
  named: readonly Condition[]
  fields: readonly Condition[]
}

/** Each is followed by its opposite. */
export function onOffer({ conditions, inputs, data }: FlowDefinition): OnOffer {
  const named = Object.keys(conditions).filter((name) => {
    const read = [...lookedAt(name, conditions)]
    // The path is decided without an event.
    return read.every((path) => !path.startsWith('event.'))
  })
  const fields = [...termsOf('in', inputs), ...termsOf('data', data)]
  return { named: withOpposites(named), fields }
}

function termsOf(scope: 'in' | 'data', fields: FlowDefinition['inputs'] | FlowDefinition['data']): Condition[] {
  return Object.entries(fields).flatMap(([name, { type, enum: values, nullable }]): Condition[] => {
    const value = { var: `${scope}.${name}` }
    const known: Condition[] = nullable ? [{ '!=': [value, null] }, { '==': [value, null] }] : []
    if (type === 'boolean') return withOpposites([value])
    return [
      ...(values ?? []).flatMap((each: Literal): Condition[] => [{ '==': [value, each] }, { '!=': [value, each] }]),
      ...known,
    ]
  })
}

const withOpposites = (conditions: readonly Condition[]): Condition[] =>
  conditions.flatMap((condition): Condition[] => [condition, { '!': condition }])
