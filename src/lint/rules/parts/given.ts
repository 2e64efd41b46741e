/** What an assigned value can be: the domain of a field, the payload of an event, the answer of a call. */
import { assignedReference, type CompiledFlow, type Field, failureNames } from '../../../flow/index.ts'
import type { Assignment } from './assignments.ts'
import { isFailure, payloadFor, screensAt } from './carried.ts'
import { calls } from './facts.ts'

export interface Given {
  /** As the flow writes it: `$event.source`. */
  name: string
  /** undefined: unknown. */
  values: Field['values'] | undefined
  nullable: boolean
  /** The field that it is copied from; null if it is no copy. */
  from: { scope: 'in' | 'data'; key: string } | null
}

/** null for a literal, which the compiler checks, and for a key that is never there, which event-payload reports. */
export function givenBy({ value, by }: Assignment, flow: CompiledFlow): Given | null {
  if (typeof value !== 'string' || !value.startsWith('$')) return null
  const { scope, key } = assignedReference(value) ?? {}
  const given = (values: Given['values'], nullable: boolean): Given => ({ name: value, values, nullable, from: null })
  if (scope === 'in' || scope === 'data') {
    const field = (scope === 'in' ? flow.inputs : flow.data).find(({ name }) => name === key)
    return field ? { ...given(field.values, field.nullable), from: { scope, key: field.name } } : null
  }
  if (by === null) return null
  const { trigger } = by.list
  if (trigger.kind === 'enter') return given(undefined, true)
  if (value === '$outcome')
    return trigger.kind === 'done' && calls[trigger.call].answers ? given('reference', false) : null
  const mayBeFailure = isFailure(trigger) || trigger.kind === 'read-failure'
  if (mayBeFailure && key === 'code') return given('reference', true)
  // A screen may send the event of a failed read by itself.
  if (mayBeFailure && key === 'failure') return given(failureNames, !isFailure(trigger))
  const carried = payloadFor(by.list).find((each) => each.key === key)
  if (!carried) return null
  const { kind, from } = carried
  const isMissing = from !== undefined && screensAt(flow.definition, by.list).some((screen) => screen !== from)
  return given(kind === 'boolean' ? [false, true] : 'reference', isMissing)
}

/** The first of its values that the field can't have: `value` is absent for a reference. */
export function outsideDomainOf({ values }: Field, given: Given): { value?: unknown } | null {
  if (given.values === undefined || given.values === values) return null
  if (given.values === 'reference') return {}
  const outside = given.values.filter((value) =>
    values === 'reference' ? typeof value !== 'string' : !values.includes(value),
  )
  return outside.length === 0 ? null : { value: outside[0] }
}
