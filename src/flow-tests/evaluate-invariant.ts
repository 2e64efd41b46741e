/** An invariant over every reachable state: the first client for whom it does not hold. */
import type { Model } from '../analysis/index.ts'
import type { Edge, Event, InputSet, ReachableState } from '../engine/index.ts'
import type { Invariant, Never, PlacesByName } from './model.ts'
import type { Cause, InvariantFailure, TestOutcome } from './test-outcome.ts'

export function evaluateInvariant(model: Model, invariant: Invariant): TestOutcome {
  return invariant.kind === 'never' ? evaluateNever(model, invariant.never) : evaluateAlways(model, invariant.reach)
}

function evaluateNever(model: Model, never: Never): TestOutcome {
  const names = [...never.at].filter(([, ids]) => !model.states.some(({ place }) => ids.includes(place)))
  if (names.length > 0)
    return { kind: 'never-applies', because: { kind: 'no-place', names: names.map(([name]) => name) } }
  for (const state of model.states) {
    const failed = never.entering === null ? reached(model, never, state) : entered(model, never, state)
    if (failed) return failed
  }
  return { kind: 'holds' }
}

function reached(model: Model, never: Never, to: ReachableState): TestOutcome | null {
  const caught = isForbidden(never, to) ? model.holding(to.inputs, never.test, to.state.data) : 0n
  if (caught === 0n) return null
  const { without } = never
  const cause: Cause = without.length > 0 ? { kind: 'order', without } : { kind: 'unknown' }
  return fails({ kind: 'reached', place: to.place, never: never.definition }, cause, to, caught)
}

function entered(model: Model, never: Never, from: ReachableState): TestOutcome | null {
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
    return fails(failure, cause, from, caught, [event])
  }
  return null
}

/** Whether the invariant forbids this state for every client that its condition selects. */
function isForbidden({ at, without }: Never, { place, state }: ReachableState): boolean {
  const places = [...at.values()].flat()
  return !state.closed && places.includes(place) && !without.some((step) => state.trail.includes(step))
}

/** BACK along the path counts as @back. */
function directionOf({ event, rule }: Edge): 'next' | 'back' | null {
  if (!rule) return event.type === 'BACK' ? 'back' : null
  const { kind } = rule.target
  return kind === 'next' || kind === 'back' ? kind : null
}

function evaluateAlways(model: Model, reach: PlacesByName): TestOutcome {
  const places = [...reach.values()].flat()
  const inputsIn = model.leadsTo(({ place, state }) => places.includes(state.closed ? '@close' : place))
  for (const from of model.states) {
    const stuck = from.state.closed ? 0n : from.inputs & ~inputsIn(from)
    if (stuck !== 0n)
      return fails({ kind: 'stuck', place: from.place, reach: [...reach.keys()] }, { kind: 'unknown' }, from, stuck)
  }
  return { kind: 'holds' }
}

const fails = (
  failure: InvariantFailure,
  cause: Cause,
  to: ReachableState,
  inputs: InputSet,
  events: readonly Event[] = [],
): TestOutcome => ({ kind: 'fails', failure, cause, path: { to, inputs, events } })
