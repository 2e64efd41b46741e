/** What can happen in two states at once. */
import { createAlphabet, type Event, type State } from '../../src/engine/index.ts'
import type { CompiledFlow } from '../../src/flow/index.ts'

export interface Side {
  flow: CompiledFlow
  alphabet: (state: State) => Event[]
}

export const createSide = (flow: CompiledFlow): Side => ({ flow, alphabet: createAlphabet(flow) })

/** Everything that can happen in one of them or in both, each event once; `eventIn` addresses it to either state. */
export function eventsIn(sides: readonly (readonly [Side, State])[]): Event[] {
  const found = new Map<string, Event>()
  for (const [{ alphabet }, state] of sides)
    for (const event of alphabet(state)) found.set(JSON.stringify(withoutAddress(event)), event)
  return [...found.values()]
}

/** Numbers and pointers belong to one of the states. */
function withoutAddress(event: Event): object {
  return { ...event, entry: null, run: null, call: null, rule: null }
}
