/** Clients who no longer reach a place, who newly do, and who now get to an end without a step. */
import { sourcePointer, stepOf, stepPointer } from '../analysis/index.ts'
import type { InputSet } from '../engine/index.ts'
import { type CompiledFlow, defined, placePointer } from '../flow/index.ts'
import type { Change, Visibility } from './change.ts'
import { circumstancesOf } from './circumstances.ts'
import type { Comparison, Side } from './comparison.ts'
import { clientsReaching, closed, type ReachablePlaces, reachablePlaces } from './reachable-places.ts'
import { shortestTrace } from './shortest-trace.ts'
import { findSkips, isSeen, type Skip } from './skips.ts'

export function reachChanges(comparison: Comparison): Change[] {
  const { old, now, renames } = comparison
  const [before, after] = [reachablePlaces(old.walk, renames.place), reachablePlaces(now.walk, (place) => place)]
  const skips = findSkips(comparison, before, after)
  // Removed places are reported with the steps.
  const kept = [...before.keys()].filter((place) => place === closed || now.flow.places[place])
  const isSkipped = ({ place, clients }: Reach) =>
    skips.some((skip) => skip.version === 'new' && skip.step === stepOf(place) && skip.clients === clients)
  const lost = missing(before, after, kept).filter((each) => !isSkipped(each))
  const won = missing(after, before, [...after.keys()])
  return [
    ...skips.map((skip) => skipChange(skip, comparison, before, after)),
    ...lost.map(({ place, clients }): Change => {
      const seen = visibility(comparison, old, before, place, clients)
      if (place === closed) return { code: 'close-unreachable', ...closing, ...seen }
      return { code: 'place-unreachable', place, version: 'new', pointer: placePointer(place), ...seen }
    }),
    ...won.map(({ place, clients }): Change => {
      const seen = visibility(comparison, now, after, place, clients)
      if (place === closed) return { code: 'close-reachable', ...closing, ...seen }
      const pointer = reachedPointer(place, after, now.flow)
      return { code: 'place-reachable', place, version: 'new', pointer, ...seen }
    }),
  ]
}

/** A variant may have places of its own. */
function reachedPointer(place: string, places: ReachablePlaces, { definition }: CompiledFlow): string {
  const [state] = defined(places.get(place), `reachable place '${place}'`).states
  return sourcePointer(definition, state.flow.definition, placePointer(place))
}

/** No part of a flow alone decides whether a session can be closed. */
const closing = { version: 'new', pointer: '' } as const

interface Reach {
  place: string
  clients: InputSet
}

/** The clients of `a` that `b` lacks. */
const missing = (a: ReachablePlaces, b: ReachablePlaces, places: readonly string[]): Reach[] =>
  places
    .map((place) => ({ place, clients: clientsReaching(a, place) & ~clientsReaching(b, place) }))
    .filter(({ clients }) => clients !== 0n)

function skipChange(
  { step, end, clients, version }: Skip,
  comparison: Comparison,
  before: ReachablePlaces,
  after: ReachablePlaces,
): Change {
  const location = { version: 'new', pointer: stepPointer(step) } as const
  if (version === 'old')
    return {
      code: 'step-required',
      step,
      end,
      ...location,
      ...visibility(comparison, comparison.old, before, end, clients),
    }
  const isOptional = isSeen(step, after, clients)
  const seen = visibility(comparison, comparison.now, after, end, clients)
  return { code: 'step-skipped', step, end, isOptional, ...location, ...seen }
}

function visibility(
  comparison: Comparison,
  side: Side,
  places: ReachablePlaces,
  place: string,
  clients: InputSet,
): Visibility {
  const { states } = defined(places.get(place), `reachable place '${place}'`)
  return {
    circumstances: circumstancesOf(clients, comparison),
    trace: shortestTrace(side, [{ states, clients }], comparison.inputs),
  }
}
