/** Everywhere in the model that a row's event happens, and what follows, delays included. */
import type { Model } from '../analysis/index.ts'
import {
  anyOther,
  type Edge,
  type Effect,
  type Event,
  handlerOf,
  type InputSet,
  payloadOf,
  type ReachableState,
  type Start,
  takeAnswers,
} from '../engine/index.ts'
import type { Rule, Values } from '../flow/index.ts'
import type { EventName } from '../generated/flow.types.ts'
import type { Row, RowEvent } from './model.ts'

/** The start of a session, or an event in a state. */
export interface Occurrence {
  /** null for the start. */
  before: ReachableState | null
  event: Event | null
  /** What conditions can read of it. The answers to a form are data before a rule is chosen. */
  payload: Values
  data: Values
  when: InputSet
  after: ReachableState
  effects: readonly Effect[]
  /** The event, and the end of the delay that follows it. */
  events: readonly Event[]
  rule: Rule | null
}

export function occurrences(model: Model, { on, at, definition }: Row): Occurrence[] {
  if (on.kind === 'start') return model.starts.map(ofStart)
  const handled = handledAnywhere(model, on, definition.on)
  if (!at) return handled
  const places = new Set([...at.values()].flat())
  const unhandled =
    on.kind === 'user'
      ? model.states.flatMap((before) => (places.has(before.place) ? unhandledIn(before, on.type) : []))
      : []
  return [...handled.filter(({ before }) => before && places.has(before.place)), ...unhandled]
}

type HandledEvent = Exclude<RowEvent, { kind: 'start' }>

const byName = new WeakMap<Model, Map<string, Occurrence[]>>()

/** Remembered, because several rows ask for the same event at different places. */
function handledAnywhere(model: Model, on: HandledEvent, name: string): Occurrence[] {
  const known = byName.get(model) ?? new Map<string, Occurrence[]>()
  byName.set(model, known)
  const found = known.get(name) ?? edgesFor(model, on).flatMap((edge) => (edge.isBlocked ? [] : settled(edge)))
  known.set(name, found)
  return found
}

const byType = new WeakMap<Model, Map<string, Edge[]>>()

function edgesOn(model: Model, type: string): readonly Edge[] {
  const known = byType.get(model) ?? groupByType(model)
  byType.set(model, known)
  return known.get(type) ?? []
}

function groupByType({ states }: Model): Map<string, Edge[]> {
  const groups = new Map<string, Edge[]>()
  for (const edge of states.flatMap(({ edges }) => edges)) {
    const group = groups.get(edge.event.type)
    if (group) group.push(edge)
    else groups.set(edge.event.type, [edge])
  }
  return groups
}

const ofStart = ({ to, when, effects }: Start): Occurrence => {
  return { before: null, ...eventAt(to, null), when, after: to, effects, events: [], rule: null }
}

/** An event with what conditions can read there. */
function eventAt({ flow, state }: ReachableState, event: Event | null): Pick<Occurrence, 'event' | 'payload' | 'data'> {
  if (event === null) return { event, payload: {}, data: state.data }
  return { event, payload: payloadOf(event), data: takeAnswers(flow, state, event).data }
}

/** A code that no condition names is like any other. */
function edgesFor(model: Model, on: HandledEvent): readonly Edge[] {
  if (on.kind === 'status')
    return edgesOn(model, '@status').filter(({ event }) => event.type === '@status' && event.status === on.status)
  if (on.kind !== 'failed') return edgesOn(model, on.type)
  const edges = edgesOn(model, '@failed')
  const codes = edges.map(({ event }) => codeOf(event))
  const code = [on.code, anyOther].find((each) => codes.includes(each)) ?? null
  return edges.filter(({ event }) => codeOf(event) === code)
}

const codeOf = (event: Event) => (event.type === '@failed' ? event.code : null)

/** After the delay, if there is one; it may end differently for different inputs. */
function settled({ event, from: before, to: after, when, rule, effects }: Edge): Occurrence[] {
  const { payload, data } = eventAt(before, event)
  const isDelayed = rule !== null && after.state.delayed === rule.pointer && event.type !== '@elapsed'
  if (!isDelayed) return [{ event, payload, data, before, rule, when, after, effects, events: [event] }]
  const elapsed = after.edges.filter((next) => next.event.type === '@elapsed' && (next.when & when) !== 0n)
  return elapsed.map((next) => ({
    event,
    payload,
    data,
    before,
    rule,
    when: when & next.when,
    after: next.to,
    effects: [...effects, ...next.effects],
    events: [event, next.event],
  }))
}

/** A user's event that nothing handles, so that it has no edge. */
function unhandledIn(before: ReachableState, type: EventName): Occurrence[] {
  const event = { type }
  const handler = handlerOf(before.flow, before.state, event)
  if (handler.kind !== 'ignored' || handler.because !== 'unhandled') return []
  const { inputs } = before
  return [{ ...eventAt(before, event), when: inputs, before, after: before, effects: [], events: [event], rule: null }]
}
