/** What is declared for each pair of flows: a change that several pairs share is one, and has the clients of all. */
import type { InputSet } from '../engine/index.ts'
import type { Change, LocatedDetails } from './change.ts'
import { circumstancesOf } from './circumstances.ts'
import type { Comparison } from './comparison.ts'
import type { FlowPair } from './flow-pairs.ts'

export function pairChanges(comparison: Comparison, find: (pair: FlowPair) => Iterable<LocatedDetails>): Change[] {
  const found = new Map<string, { change: LocatedDetails; clients: InputSet }>()
  for (const pair of comparison.pairs)
    for (const change of find(pair)) {
      const { pointer: _, ...details } = change
      const key = JSON.stringify(details)
      const known = found.get(key)
      found.set(key, known ? { ...known, clients: known.clients | pair.clients } : { change, clients: pair.clients })
    }
  return [...found.values()].map(({ change, clients }) => ({
    ...change,
    circumstances: circumstancesOf(clients, comparison),
    trace: null,
  }))
}
