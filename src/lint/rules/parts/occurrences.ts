/** All that may happen where a promise speaks of it, and what comes of it, delays included. */

import type { Model } from '../../../analysis/index.ts'
import {
  anyOther,
  type Edge,
  type Effect,
  type Event,
  type InputSet,
  placeOf,
  type ReachableState,
  start,
} from '../../../engine/index.ts'
import { forInputs, type Lead } from '../../../flow/index.ts'

export interface Occurrence {
  /** Index of the state in which it happens; -1 for the start. */
  from: number
  event: Event | null
  when: InputSet
  before: ReachableState | null
  after: Pick<ReachableState, 'flow' | 'place' | 'state'>
  effects: readonly Effect[]
  /** What happens, and the delay that follows. */
  events: readonly Event[]
  rule: string | undefined
}

export function occurrences(model: Model, { on, at }: Pick<Lead, 'on' | 'at'>): Occurrence[] {
  if (on === 'start') return starting(model)
  const places = at && new Set([...at.values()].flat())
  const [type] = matcher(model, on)
  const heard = everywhere(model, on)
  if (!places) return heard
  const unheard = type.startsWith('@')
    ? []
    : model.states.flatMap((before, from) => (places.has(before.place) ? ignored(before, from, type) : []))
  return [...heard.filter(({ before }) => before && places.has(before.place)), ...unheard]
}

const byName = new WeakMap<Model, Map<string, Occurrence[]>>()

/** Several promises speak of the same at different places. */
function everywhere(model: Model, on: string): Occurrence[] {
  const known = byName.get(model) ?? new Map<string, Occurrence[]>()
  byName.set(model, known)
  const found = known.get(on)
  if (found) return found
  const [type, isIt] = matcher(model, on)
  const happening = heardOf(model, type).flatMap(({ from, edge }) => {
    const before = model.states[from]
    return before && isIt(edge.event) && !rests(before, edge) ? settled(model, from, before, edge) : []
  })
  known.set(on, happening)
  return happening
}

const byType = new WeakMap<Model, Map<string, { from: number; edge: Edge }[]>>()

/** What is heard of one type, wherever that is. */
function heardOf(model: Model, type: string) {
  const known = byType.get(model) ?? new Map<string, { from: number; edge: Edge }[]>()
  if (!byType.has(model)) {
    for (const [from, leaving] of model.edges.entries())
      for (const edge of leaving)
        known
          .set(edge.event.type, known.get(edge.event.type) ?? [])
          .get(edge.event.type)
          ?.push({ from, edge })
    byType.set(model, known)
  }
  return known.get(type) ?? []
}

function starting({ flow, space }: Model): Occurrence[] {
  const starts = space.split((inputs) => {
    const its = forInputs(flow, inputs)
    return { its, ...start(its, inputs) }
  })
  return starts.map(({ when, value: { its, state, effects } }) => ({
    from: -1,
    event: null,
    when,
    before: null,
    after: { flow: its, place: placeOf(its, state).id, state },
    effects,
    events: [],
    rule: undefined,
  }))
}

/** `status X`, `failed CODE` (a code that no condition names is like any other), the other outcomes, or a user's event. */
function matcher(model: Model, on: string): [type: string, isIt: (event: Event) => boolean] {
  const [kind, name] = on.split(' ')
  if (kind === 'status') return ['@status', (event) => event.type === '@status' && event.status === name]
  if (kind !== 'failed' || name === undefined) return [outcomes[on] ?? on, () => true]
  const codes = heardOf(model, '@failed').map(({ edge: { event } }) => codeOf(event))
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

/** While a call is under way nothing else is sent: its controls rest. */
function rests({ flow, place, state }: ReachableState, { event, rule }: Edge): boolean {
  const sends = flow.places[place]?.on[event.type]?.some(({ call }) => call !== null) ?? false
  return sends && state.pending !== null && rule === undefined
}

function settled(model: Model, from: number, before: ReachableState, edge: Edge): Occurrence[] {
  const { event, to, when, rule, effects } = edge
  const after = model.states[to]
  if (!after) return []
  const here = { from, event, before, rule }
  const waits = after.state.delayed !== null && after.state.delayed === rule && event.type !== '@elapsed'
  if (!waits) return [{ ...here, when, after, effects, events: [event] }]
  const elapsed = (model.edges[to] ?? []).filter((next) => next.event.type === '@elapsed' && (next.when & when) !== 0n)
  return elapsed.map((next) => ({
    ...here,
    when: when & next.when,
    after: model.states[next.to] ?? after,
    effects: [...effects, ...next.effects],
    events: [event, next.event],
  }))
}

/** An event of the user that the place says nothing about. Those of an open overlay are the overlay's. */
function ignored(before: ReachableState, from: number, type: string): Occurrence[] {
  const { flow, place, state, inputs } = before
  const known = flow.places[place]?.on[type] || type === 'BACK'
  const ofOverlay = flow.overlays.some(({ on, opensOn }) => opensOn === type || Object.hasOwn(on, type))
  if (known || ofOverlay || state.overlay !== null || state.closed) return []
  const event = { type } as Event
  return [{ from, event, when: inputs, before, after: before, effects: [], events: [event], rule: undefined }]
}
