/** What can happen next in a state: what the user can do, what the server can answer, and what time does. */
import type { CompiledFlow } from '../flow/index.ts'
import { type Alphabet, createAlphabet } from './alphabet.ts'
import { isOutcome } from './dispatch.ts'
import type { Event, State } from './state.ts'
import { transition } from './transition.ts'

export interface Choice {
  by: 'user' | 'server' | 'time'
  event: Event
}

const alphabets = new WeakMap<CompiledFlow, Alphabet>()

/** One event for each set of payloads that the flow tells apart; those that change nothing are left out. */
export function choices(flow: CompiledFlow, state: State): Choice[] {
  const alphabet = alphabets.get(flow) ?? createAlphabet(flow)
  alphabets.set(flow, alphabet)
  return alphabet(state)
    .filter((event) => happens(flow, state, event))
    .map((event) => ({ by: causeOf(event), event }))
}

function happens(flow: CompiledFlow, state: State, event: Event): boolean {
  const { state: next, effects } = transition(flow, state, event)
  return next !== state || effects.length > 0
}

function causeOf(event: Event): Choice['by'] {
  if (!isOutcome(event)) return 'user'
  const { type } = event
  return type === '@elapsed' || type === '@timedOut' || type === '@pollTimedOut' ? 'time' : 'server'
}
