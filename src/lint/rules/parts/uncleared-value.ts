/** A value that is still there where a flow test expects none: what set it, and the place that does not remove it. */
import { lookedAt, type Model, ruleListsOf } from '../../../analysis/index.ts'
import { type Event, placeOf, replay } from '../../../engine/index.ts'
import { defined, readReference } from '../../../flow/index.ts'
import type { FoundFailure } from '../../../flow-tests/index.ts'
import type { Condition, FlowDefinition } from '../../../generated/flow.types.ts'

export interface UnclearedValue {
  field: string
  value: unknown
  /** Where it was set, and by which event. */
  setAt: { place: string; event: Event }
  /** The place that was entered without removing it. */
  place: string
  /** A place that removes the field when it is entered. */
  like: string
}

/** null: the condition of the test fails for another reason. */
export function unclearedValueOf(
  model: Model,
  { failure, path }: FoundFailure,
  conditions: Readonly<Record<string, Condition>>,
): UnclearedValue | null {
  const condition = conditionOf(failure)
  if (condition === null) return null
  const trace = model.trace(path.to, path.inputs)
  const { first, after } = replay({ ...trace, events: [...trace.events, ...path.events] })
  const states = [first, ...after.map(({ state }) => state)]
  const [previous, last] = states.slice(-2)
  if (!previous || !last || placeOf(trace.flow, previous).id === placeOf(trace.flow, last).id) return null
  const place = placeOf(trace.flow, last).id
  for (const field of dataIn(condition, conditions)) {
    const value = last.data[field]
    const set = after
      .flatMap(({ event, state }, index) => {
        const before = defined(states[index], 'state before an event')
        return state.data[field] === before.data[field] ? [] : [{ event, before, isLast: state === last }]
      })
      .at(-1)
    const like = removerOf(field, trace.flow.definition)
    if (value === null || !set || set.isLast || like === null) continue
    return { field, value, setAt: { place: placeOf(trace.flow, set.before).id, event: set.event }, place, like }
  }
  return null
}

function conditionOf(failure: FoundFailure['failure']): Condition | null {
  if (failure.kind === 'row') return failure.aspect === 'with' ? (failure.expected as Condition) : null
  return failure.kind === 'stuck' ? null : (failure.never.if ?? null)
}

function removerOf(field: string, definition: FlowDefinition): string | null {
  const list = ruleListsOf(definition).find(
    ({ trigger, rules }) => trigger.kind === 'enter' && rules.some(({ rule }) => rule.unset?.includes(field)),
  )
  return list ? [list.step, list.state].filter((name) => name !== null).join('.') : null
}

const dataIn = (condition: Condition, conditions: Readonly<Record<string, Condition>>): string[] =>
  [...lookedAt(condition, conditions)].map(readReference).flatMap(({ scope, key }) => (scope === 'data' ? [key] : []))
