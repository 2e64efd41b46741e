/** What is declared for each pair of flows: a change that several pairs share is one, and says for whom it is. */
import type { InputSet } from '../engine/index.ts'
import type { Change, Topic } from './change.ts'
import type { Compared } from './compared.ts'
import type { FlowPair } from './flow-pairs.ts'
import { condition } from './who.ts'

/** `find`: a sentence without its full stop, or several places that it is true of. */
export function pairChanges(compared: Compared, about: Topic, find: (pair: FlowPair) => Iterable<string>): Change[] {
  const clients = new Map<string, InputSet>()
  for (const pair of compared.pairs)
    for (const sentence of find(pair)) clients.set(sentence, (clients.get(sentence) ?? 0n) | pair.clients)
  return [...clients].map(([sentence, set]) => {
    const { words, isCounted } = condition(compared, set)
    return { about, sentence: `${sentence}${words}.`, trace: [], isCounted }
  })
}
