/** Every event that can arrive in a state, payloads included, as finitely many representatives. */
import {
  type Assign,
  type CompiledFlow,
  defined,
  type Field,
  failureNames,
  isInDomain,
  type Place,
  type Rule,
} from '../flow/index.ts'
import type { FailureName } from '../generated/flow.types.ts'
import { placeOf } from './destination.ts'
import { handlerOf, userEventTypes } from './dispatch.ts'
import { distinguishedFields } from './fingerprint.ts'
import { inProgress } from './in-progress.ts'
import { anyReference } from './input-sets.ts'
import { anyOther, type ComparedValues, comparedPayloadValues } from './payload-values.ts'
import { sentAt } from './sent-events.ts'
import type { Event, Failure, State, UserEvent } from './state.ts'
import { submittedAnswers } from './submitted-answers.ts'

export type Alphabet = (state: State) => Event[]

export function createAlphabet(flow: CompiledFlow, observed?: unknown): Alphabet {
  const compared = comparedPayloadValues(flow, observed)
  const distinguished = new Set(distinguishedFields(flow, observed))
  const failures = distinguishedFailures(compared)

  return (state) => {
    if (state.closed) return []
    const { call, poll, delay, timeLimit, load } = inProgress(flow, state)
    const events: Event[] = userEventTypes(flow, state).flatMap((type) => {
      const handler = handlerOf(flow, state, { type })
      // An overlay would open on its event everywhere, but not every screen sends it.
      if (handler.kind === 'open-overlay' && !isSent(placeOf(flow, state), type)) return []
      if (handler.kind !== 'rules') return [{ type }]
      return withPayloads(type, handler.rules).flatMap((event) => withAnswers(placeOf(flow, state), event))
    })
    if (call) {
      events.push({ type: '@done', ...call, value: anyReference })
      events.push(...failures.map((failure): Event => ({ type: '@failed', ...call, ...failure })))
    }
    if (poll) {
      events.push(...statusesAt(flow, state).map((status): Event => ({ type: '@status', ...poll, status })))
      events.push(...failures.map((failure): Event => ({ type: '@pollFailed', ...poll, ...failure })))
      events.push({ type: '@pollTimedOut', ...poll })
    }
    if (delay) events.push({ type: '@elapsed', ...delay })
    if (timeLimit) events.push({ type: '@timedOut', ...timeLimit })
    if (load) events.push(...failures.map((failure): Event => ({ type: '@loadFailed', ...load, ...failure })))
    return events
  }

  /** One event for each set of answers that conditions tell apart. */
  function withAnswers({ form }: Place, event: UserEvent): UserEvent[] {
    if (event.type !== 'SUBMIT_FORM' || form === null) return [event]
    return submittedAnswers(flow, form, distinguished).map((answers) => ({ ...event, answers }))
  }

  /** One event for each combination of the payload values that its rules store or conditions compare. */
  function withPayloads(type: UserEvent['type'], rules: readonly Rule[]): UserEvent[] {
    const values = new Map([...compared].map(([key, named]) => [key, new Set([...named, anyOther])]))
    const stored = rules.flatMap((rule): readonly Assign[] => rule.assign)
    for (const { field, source } of stored) {
      if (source.kind !== 'event') continue
      const datum = fieldOf(flow, field)
      const named = [...(values.get(source.key) ?? [])].filter((value) => isInDomain(datum, value))
      values.set(source.key, new Set([...(datum.values === 'reference' ? [anyReference] : datum.values), ...named]))
    }
    values.delete('code')
    values.delete('failure')
    let events: UserEvent[] = [{ type }]
    for (const [key, each] of values)
      events = events.flatMap((event) => [...each].map((value) => ({ ...event, [key]: value })))
    return events
  }
}

const isSent = (place: Place, type: string) => sentAt(place).some((each) => each === type)

const statusesAt = (flow: CompiledFlow, state: State): string[] =>
  Object.keys(defined(placeOf(flow, state).poll, 'poll in this place').statuses)

const fieldOf = ({ data }: CompiledFlow, name: string): Field =>
  defined(
    data.find((field) => field.name === name),
    `data field '${name}'`,
  )

/** Each code with each kind of failure, as far as conditions tell them apart. */
function distinguishedFailures(compared: ComparedValues): Failure[] {
  const codes = [...new Set([...(compared.get('code') ?? []), ...(compared.has('code') ? [anyOther] : []), null])]
  const kinds = groupsOfKinds(compared).map(([failure]) => defined(failure, 'kind of failure'))
  return codes.flatMap((code) => kinds.map((failure) => ({ code: code as Failure['code'], failure })))
}

/** The kinds of failure, in groups that conditions do not tell apart. An event stands for its whole group. */
export const failureGroups = (flow: CompiledFlow, observed?: unknown): FailureName[][] =>
  groupsOfKinds(comparedPayloadValues(flow, observed))

function groupsOfKinds(compared: ComparedValues): FailureName[][] {
  const named = failureNames.filter((name) => compared.get('failure')?.has(name))
  const others = failureNames.filter((name) => !named.includes(name))
  return [...named.map((name) => [name]), ...(others.length > 0 ? [others] : [])]
}
