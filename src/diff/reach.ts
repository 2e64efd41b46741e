/** Who reaches which place, and who could without passing a step. */
import type { InputSet, Walk } from '../engine/index.ts'

export interface Reach {
  set: InputSet
  /** Indices of the states. */
  states: readonly number[]
}

/** What stands for the end of a session beside the places. */
export const closing = '@close'

/** By place, under its new name. */
export function reachOf({ states: reached }: Walk, name: (place: string) => string): Map<string, Reach> {
  const found = new Map<string, Reach>()
  for (const [index, { place, state, inputs }] of reached.entries()) {
    for (const id of state.closed ? [closing] : [name(place)]) {
      const known = found.get(id) ?? { set: 0n, states: [] }
      found.set(id, { set: known.set | inputs, states: [...known.states, index] })
    }
  }
  return found
}

/** By state: the inputs for which it can be reached without ever being in the step. */
export function reachWithout({ states: reached, starts, edges }: Walk, isIn: (place: string) => boolean): InputSet[] {
  const sets = reached.map(() => 0n)
  const queue: number[] = []
  const arrive = (to: number, set: InputSet) => {
    const grown = (sets[to] ?? 0n) | set
    if (grown === sets[to] || isIn(reached[to]?.place ?? '')) return
    sets[to] = grown
    queue.push(to)
  }
  for (const { to, when } of starts) arrive(to, when)
  for (const from of queue) for (const { to, when } of edges[from] ?? []) arrive(to, when & (sets[from] ?? 0n))
  return sets
}
