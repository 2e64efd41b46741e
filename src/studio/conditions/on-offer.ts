/** The terms of conditions that the path can be decided by: named ones first, then the fields with their values. */
import { lookedAt } from '../../analysis/index.ts'
import { readReference } from '../../flow/index.ts'
import type { Condition, FlowDefinition, Literal } from '../../generated/flow.types.ts'

export interface OnOffer {
  named: readonly Condition[]
  fields: readonly Condition[]
}

/** undefined: the flow has nothing that a condition could ask for. */
export const firstOf = ({ named, fields }: OnOffer): Condition | undefined => named[0] ?? fields[0]

/** Each is followed by its opposite. */
export function onOffer({ conditions, inputs, data, forms = {} }: FlowDefinition): OnOffer {
  const named = Object.keys(conditions).filter((name) => {
    const read = [...lookedAt(name, conditions)]
    // The path is decided without an event.
    return read.every((path) => readReference(path).scope !== 'event')
  })
  const answers = Object.entries(forms).flatMap(([form, { properties }]) => termsOf(`answers.${form}`, properties))
  const fields = [...termsOf('in', inputs), ...termsOf('data', data), ...answers]
  return { named: withOpposites(named), fields }
}

interface Field {
  type?: string
  enum?: readonly Literal[]
  nullable?: boolean
  /** Of a split. */
  shares?: Readonly<Record<string, number>>
}

function termsOf(scope: string, fields: Readonly<Record<string, Field>>): Condition[] {
  return Object.entries(fields).flatMap(([name, { type, shares = {}, enum: values, nullable }]): Condition[] => {
    const value = { var: `${scope}.${name}` }
    const known: Condition[] = nullable ? [{ '!=': [value, null] }, { '==': [value, null] }] : []
    if (type === 'boolean') return withOpposites([value])
    return [
      ...[...(values ?? []), ...Object.keys(shares)].flatMap((each): Condition[] => [
        { '==': [value, each] },
        { '!=': [value, each] },
      ]),
      ...known,
    ]
  })
}

const withOpposites = (conditions: readonly Condition[]): Condition[] =>
  conditions.flatMap((condition): Condition[] => [condition, { '!': condition }])
