/** A short trace to a state, for a client that differs from the defaults as little as possible. */
import type { InputSet, ReachableState, Trace } from '../engine/index.ts'
import type { CommonInputs } from './common-inputs.ts'
import type { Side } from './comparison.ts'

/** States, and the clients that are meant there. */
export interface Seen {
  states: readonly ReachableState[]
  clients: InputSet
}

/** How many clients are tried in each state, and how many pairs of state and client in all. */
const mostClients = 12
const mostCandidates = 36

export function shortestTrace({ walk }: Side, seen: Iterable<Seen>, { fromDefaults }: CommonInputs): Trace {
  const candidates = [...seen].flatMap(({ states, clients }) =>
    states.flatMap((state) => {
      const bits = (state.inputs & clients).toString(2)
      const found: { state: ReachableState; index: number; distance: number }[] = []
      for (const { index, distance } of fromDefaults) {
        if (bits.at(-1 - index) === '1') found.push({ state, index, distance })
        if (found.length === mostClients) break
      }
      return found
    }),
  )
  const usual = candidates.sort((a, b) => a.distance - b.distance).slice(0, mostCandidates)
  const traces = usual.map(({ state, index, distance }) => {
    const trace = walk.trace(state, 1n << BigInt(index))
    return { trace, effort: trace.events.length * 2 + distance }
  })
  return traces.reduce((best, each) => (each.effort < best.effort ? each : best)).trace
}
