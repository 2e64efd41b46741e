/** Everything that can happen where a flow test speaks of it, and what follows, delays included. */
import type { Model } from '../../../analysis/index.ts'
import {
  anyOther,
  type Edge,
  type Effect,
  type Event,
  type InputSet,
  type ReachableState,
  type Start,
} from '../../../engine/index.ts'
import type { Lead, Rule } from '../../../flow/index.ts'

/** The start of a session, or an event in a state. */
export interface Occurrence {
  /** null for the start. */
  before: ReachableState | null
  event: Event | null
  when: InputSet
  after: ReachableState
  effects: readonly Effect[]
  /** The event, and the end of the delay that follows it. */
  events: readonly Event[]
  rule: Rule | null
}

export function occurrences(model: Model, { on, at }: Pick<Lead, 'on' | 'at'>): Occurrence[] {
  if (on === 'start') return model.starts.map(ofStart)
  const places = at && new Set([...at.values()].flat())
  const [type] = matcher(model, on)
  const handled = everywhere(model, on)
  if (!places) return handled
  const unhandled = type.startsWith('@')
    ? []
    : model.states.flatMap((before) => (places.has(before.place) ? ignored(before, type) : []))
  return [...handled.filter(({ before }) => before && places.has(before.place)), ...unhandled]
}

const byName = new WeakMap<Model, Map<string, Occurrence[]>>()

/** Kept, since several flow tests speak of the same event at different places. */
function everywhere(model: Model, on: string): Occurrence[] {
  const known = byName.get(model) ?? new Map<string, Occurrence[]>()
  byName.set(model, known)
  const found = known.get(on)
  if (found) return found
  const [type, isIt] = matcher(model, on)
  const made = edgesOn(model, type).flatMap((edge) => (isIt(edge.event) && !isDisabled(edge) ? settled(edge) : []))
  known.set(on, made)
  return made
}

const byType = new WeakMap<Model, Map<string, Edge[]>>()

/** The edges of every event of a type. */
function edgesOn(model: Model, type: string): readonly Edge[] {
  const known = byType.get(model) ?? grouped(model)
  byType.set(model, known)
  return known.get(type) ?? []
}

function grouped({ states }: Model): Map<string, Edge[]> {
  const found = new Map<string, Edge[]>()
  for (const edge of states.flatMap(({ edges }) => edges)) {
    const same = found.get(edge.event.type)
    if (same) same.push(edge)
    else found.set(edge.event.type, [edge])
  }
  return found
}

const ofStart = ({ to, when, effects }: Start): Occurrence => {
  return { before: null, event: null, when, after: to, effects, events: [], rule: null }
}

/** `status X`, `failed CODE` (a code that no condition names is like any other), the other outcomes, or a user's event. */
function matcher(model: Model, on: string): [type: string, isIt: (event: Event) => boolean] {
  const [kind, name] = on.split(' ')
  if (kind === 'status') return ['@status', (event) => event.type === '@status' && event.status === name]
  if (kind !== 'failed' || name === undefined) return [outcomes[on] ?? on, () => true]
  const codes = edgesOn(model, '@failed').map(({ event }) => codeOf(event))
  const like = [name, anyOther].find((code) => codes.includes(code)) ?? null
  return ['@failed', (event) => codeOf(event) === like]
}

const codeOf = (event: Event) => (event.type === '@failed' ? event.code : null)

const outcomes: Readonly<Record<string, Event['type']>> = {
  done: '@done',
  failed: '@failed',
  timeout: '@pollTimedOut',
  'poll fails': '@pollFailed',
  'read fails': '@raised',
}

/** Controls that send a call are disabled while another is in progress. */
function isDisabled({ event, rule, from: { flow, place, state } }: Edge): boolean {
  const sends = flow.places[place]?.on[event.type]?.some(({ call }) => call !== null) ?? false
  return sends && state.pending !== null && rule === null
}

function settled(edge: Edge): Occurrence[] {
  const { event, from: before, to: after, when, rule, effects } = edge
  const here = { event, before, rule }
  const waits = rule !== null && after.state.delayed === rule.pointer && event.type !== '@elapsed'
  if (!waits) return [{ ...here, when, after, effects, events: [event] }]
  const elapsed = after.edges.filter((next) => next.event.type === '@elapsed' && (next.when & when) !== 0n)
  return elapsed.map((next) => ({
    ...here,
    when: when & next.when,
    after: next.to,
    effects: [...effects, ...next.effects],
    events: [event, next.event],
  }))
}

/** An event of the user that the place does not handle. Those of an overlay are handled by the overlay. */
function ignored(before: ReachableState, type: string): Occurrence[] {
  const { flow, place, state, inputs } = before
  const isHandled = flow.places[place]?.on[type] || type === 'BACK'
  const ofOverlay = flow.overlays.some(({ on, opensOn }) => opensOn === type || Object.hasOwn(on, type))
  if (isHandled || ofOverlay || state.overlay !== null || state.closed) return []
  const event = { type } as Event
  return [{ event, when: inputs, before, after: before, effects: [], events: [event], rule: null }]
}
