/** Which clients reach which place, and which could without passing a step. */
import { type InputsIn, propagate } from '../analysis/index.ts'
import type { InputSet, ReachableState, Walk } from '../engine/index.ts'

export interface ReachablePlace {
  clients: InputSet
  states: readonly [ReachableState, ...ReachableState[]]
}

/** By place, or `closed`: under its new name. */
export type ReachablePlaces = ReadonlyMap<string, ReachablePlace>

/** The end of a session, beside the places. */
export const closed = '@close'

export function reachablePlaces({ states: reached }: Walk, name: (place: string) => string): ReachablePlaces {
  const found = new Map<string, ReachablePlace>()
  for (const each of reached) {
    const id = each.state.closed ? closed : name(each.place)
    const known = found.get(id)
    if (known) found.set(id, { clients: known.clients | each.inputs, states: [...known.states, each] })
    else found.set(id, { clients: each.inputs, states: [each] })
  }
  return found
}

/** Nobody reaches a place that is not in the list. */
export const clientsReaching = (places: ReachablePlaces, place: string): InputSet => places.get(place)?.clients ?? 0n

/** In each state the inputs for which it can be reached without ever being in the step. */
export function reachableWithout({ starts }: Walk, step: string): InputsIn {
  const outside = <Link extends { to: ReachableState }>(links: readonly Link[]) =>
    links.filter(({ to }) => to.state.at.step !== step)
  return propagate(outside(starts), ({ edges }) => outside(edges))
}
