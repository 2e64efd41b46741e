/** What an assigned value can be: the domain of a field, the payload of an event, the answer of a call. */
import { type CompiledFlow, type Field, failureNames } from '../../../flow/index.ts'
import { calls, payloads } from './facts.ts'
import type { Written } from './rules-in.ts'

export interface Given {
  /** As the flow writes it: `$event.source`. */
  name: string
  /** undefined: unknown. */
  values: Field['values'] | undefined
  nullable: boolean
  /** The field that it is copied from. */
  from?: { scope: 'in' | 'data'; key: string }
}

/** null for a literal, which the compiler checks, and for a key that is never there, which event-payload reports. */
export function givenBy(
  value: unknown,
  { inputs, data }: CompiledFlow,
  { event, screens = [], outcome, call, enters }: Written['heard'],
): Given | null {
  if (typeof value !== 'string' || !value.startsWith('$')) return null
  const [scope = '', key = ''] = value.slice(1).split('.')
  if (scope === 'in' || scope === 'data') {
    const field = (scope === 'in' ? inputs : data).find(({ name }) => name === key)
    return field ? { name: value, values: field.values, nullable: field.nullable, from: { scope, key } } : null
  }
  if (enters) return { name: value, values: undefined, nullable: true }
  if (scope === 'outcome')
    return outcome === 'done' && call && calls[call].answers
      ? { name: value, values: 'reference', nullable: false }
      : null
  if (outcome === 'failed' && key === 'code') return { name: value, values: 'reference', nullable: true }
  if (outcome === 'failed' && key === 'failure') return { name: value, values: failureNames, nullable: false }
  const carried = event && payloads[event]?.find((each) => each.key === key)
  if (!carried) return null
  const values = carried.kind === 'boolean' ? [false, true] : 'reference'
  return { name: value, values, nullable: carried.from !== undefined && screens.some((each) => each !== carried.from) }
}

/** The first of its values that the field can't have; undefined if the field can have them all. */
export function outsideDomainOf({ values }: Field, given: Given): string | undefined {
  if (given.values === undefined || given.values === values) return undefined
  if (given.values === 'reference') return 'a reference'
  const outside = given.values.find((value) =>
    values === 'reference' ? typeof value !== 'string' : !values.includes(value),
  )
  return outside === undefined ? undefined : JSON.stringify(outside)
}
