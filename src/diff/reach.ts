/** Who reaches which place, and who could without passing a step. */
import { type InputsIn, propagate } from '../analysis/index.ts'
import type { InputSet, ReachableState, Walk } from '../engine/index.ts'

export interface Reach {
  set: InputSet
  states: readonly ReachableState[]
}

/** What stands for the end of a session beside the places. */
export const closing = '@close'

/** By place, under its new name. */
export function reachOf({ states: reached }: Walk, name: (place: string) => string): Map<string, Reach> {
  const found = new Map<string, Reach>()
  for (const each of reached) {
    const id = each.state.closed ? closing : name(each.place)
    const known = found.get(id) ?? { set: 0n, states: [] }
    found.set(id, { set: known.set | each.inputs, states: [...known.states, each] })
  }
  return found
}

/** In each state the inputs for which it can be reached without ever being in the step. */
export function reachWithout({ starts }: Walk, isIn: (place: string) => boolean): InputsIn {
  const outside = <Way extends { to: ReachableState }>(ways: readonly Way[]) => ways.filter(({ to }) => !isIn(to.place))
  return propagate(outside(starts), ({ edges }) => outside(edges))
}
