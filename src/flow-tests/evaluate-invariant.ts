/** An invariant over every reachable state: where it does not hold, and for whom. */
import type { Model } from '../analysis/index.ts'
import type { Edge, Event, InputSet, ReachableState } from '../engine/index.ts'
import { clientsAt, failsWith } from './failures.ts'
import { isAmong } from './is-among.ts'
import type { Invariant, Never, PlacesByName } from './model.ts'
import type { Cause, FoundFailure, InvariantFailure, Verdict } from './verdict.ts'

export function evaluateInvariant(model: Model, invariant: Invariant): Verdict {
  return invariant.kind === 'never' ? evaluateNever(model, invariant.never) : evaluateAlways(model, invariant.reach)
}

function evaluateNever(model: Model, never: Never): Verdict {
  const names = [...never.at].filter(([, ids]) => !model.states.some(({ place }) => ids.includes(place)))
  if (names.length > 0)
    return { kind: 'never-applies', because: { kind: 'no-place', names: names.map(([name]) => name) } }
  return failsWith(never.entering === null ? reached(model, never) : entered(model, never)) ?? { kind: 'holds' }
}

function* reached(model: Model, never: Never): Generator<FoundFailure> {
  const { without } = never
  const cause: Cause = without.length > 0 ? { kind: 'order', without } : { kind: 'unknown' }
  for (const to of model.states) {
    const caught = isForbidden(never, to) ? model.holding(to.inputs, never.test, to.state.data) : 0n
    if (caught === 0n) continue
    yield found(model, { kind: 'reached', place: to.place, never: never.definition }, cause, to, caught)
  }
}

function* entered(model: Model, never: Never): Generator<FoundFailure> {
  for (const from of model.states) yield* enteredFrom(model, never, from)
}

function* enteredFrom(model: Model, never: Never, from: ReachableState): Generator<FoundFailure> {
  for (const edge of from.edges) {
    const { to, event, rule } = edge
    const by = directionOf(edge)
    if (to.place === from.place || by === null || by !== never.entering || !isForbidden(never, to)) continue
    const caught = model.holding(edge.when, never.test, to.state.data)
    if (caught === 0n) continue
    const failure = { kind: 'entered', place: to.place, from: from.place, by, never: never.definition } as const
    const cause: Cause = rule
      ? { kind: 'rule', pointer: rule.pointer, onPath: true }
      : { kind: 'path', event: 'BACK', step: from.state.at.step }
    yield found(model, failure, cause, from, caught, [event])
  }
}

/** Whether the invariant forbids this state for every client that its condition selects. */
function isForbidden({ at, without }: Never, { place, state }: ReachableState): boolean {
  return !state.closed && isAmong(at, place) && !without.some((step) => state.trail.includes(step))
}

/** BACK along the path counts as @back. */
function directionOf({ event, rule }: Edge): 'next' | 'back' | null {
  if (!rule) return event.type === 'BACK' ? 'back' : null
  const { kind } = rule.target
  return kind === 'next' || kind === 'back' ? kind : null
}

function evaluateAlways(model: Model, reach: PlacesByName): Verdict {
  return failsWith(stuck(model, reach)) ?? { kind: 'holds' }
}

function* stuck(model: Model, reach: PlacesByName): Generator<FoundFailure> {
  const places = [...reach.values()].flat()
  const inputsIn = model.leadsTo(({ place, state }) => places.includes(state.closed ? '@close' : place))
  for (const from of model.states) {
    const lost = from.state.closed ? 0n : from.inputs & ~inputsIn(from)
    if (lost === 0n) continue
    yield found(model, { kind: 'stuck', place: from.place, reach: [...reach.keys()] }, { kind: 'unknown' }, from, lost)
  }
}

const found = (
  model: Model,
  failure: InvariantFailure,
  cause: Cause,
  to: ReachableState,
  clients: InputSet,
  events: readonly Event[] = [],
): FoundFailure => {
  const among = clientsAt(model, to.place)
  return { failure, cause, path: { to, inputs: clients, events }, clients, among }
}
