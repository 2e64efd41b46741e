import type { InputSet, ReachableState } from '../engine/index.ts'

/** A state, and some of the inputs for which something holds there. */
export interface Reached {
  to: ReachableState
  when: InputSet
}

/** For which inputs something holds in a state. */
export type InputsIn = (state: ReachableState) => InputSet

/** What holds at the seeds holds wherever `next` leads from there, for the inputs that get through. */
export function propagate(seeds: Iterable<Reached>, next: (from: ReachableState) => Iterable<Reached>): InputsIn {
  const found = new Map<ReachableState, InputSet>()
  const inputsIn: InputsIn = (state) => found.get(state) ?? 0n
  const queue: ReachableState[] = []

  function add({ to, when }: Reached) {
    const known = inputsIn(to)
    if ((when & ~known) === 0n) return
    found.set(to, known | when)
    queue.push(to)
  }

  for (const seed of seeds) add(seed)
  for (const from of queue) for (const { to, when } of next(from)) add({ to, when: when & inputsIn(from) })
  return inputsIn
}
