/** What can happen in two states at once, without the numbers and pointers that belong to one of them. */
import {
  createAlphabet,
  type Event,
  type Failure,
  placeOf,
  type State,
  type UserEvent,
} from '../../src/engine/index.ts'
import type { CompiledFlow } from '../../src/flow/index.ts'

/** A user's event, or the outcome of something in progress. */
export type Occurrence =
  | { is: 'user'; event: UserEvent }
  | { is: 'done'; value: unknown }
  | ({ is: 'failed' | 'pollFailed' } & Failure)
  | { is: 'status'; status: string }
  | { is: 'pollTimedOut' | 'elapsed' | 'readFailed' }

export interface Side {
  flow: CompiledFlow
  alphabet: (state: State) => Event[]
}

export const createSide = (flow: CompiledFlow): Side => ({ flow, alphabet: createAlphabet(flow) })

/** Everything that can happen in either of them. */
export function occurrences(sides: readonly (readonly [Side, State])[]): Occurrence[] {
  const found = new Map<string, Occurrence>()
  for (const [{ alphabet }, state] of sides)
    for (const event of alphabet(state)) {
      const occurrence = occurrenceOf(event)
      found.set(JSON.stringify(occurrence), occurrence)
    }
  return [...found.values()]
}

function occurrenceOf(event: Event): Occurrence {
  switch (event.type) {
    case '@done':
      return { is: 'done', value: event.value }
    case '@failed':
      return { is: 'failed', code: event.code, failure: event.failure }
    case '@pollFailed':
      return { is: 'pollFailed', code: event.code, failure: event.failure }
    case '@status':
      return { is: 'status', status: event.status }
    case '@pollTimedOut':
      return { is: 'pollTimedOut' }
    case '@elapsed':
      return { is: 'elapsed' }
    case '@raised':
      return { is: 'readFailed' }
    default:
      return { is: 'user', event }
  }
}

/** The occurrence as an event of this state; null if it can't happen there. */
export function eventIn({ flow }: Side, state: State, occurrence: Occurrence): Event | null {
  const { entry, pending, polling, delayed } = state
  switch (occurrence.is) {
    case 'user':
      return occurrence.event
    case 'done':
      return pending === null ? null : { type: '@done', entry, call: pending, value: occurrence.value }
    case 'failed':
      return pending === null
        ? null
        : { type: '@failed', entry, call: pending, code: occurrence.code, failure: occurrence.failure }
    case 'pollFailed':
      return polling === null
        ? null
        : { type: '@pollFailed', run: polling, code: occurrence.code, failure: occurrence.failure }
    case 'status':
      return polling === null ? null : { type: '@status', run: polling, status: occurrence.status }
    case 'pollTimedOut':
      return polling === null ? null : { type: '@pollTimedOut', run: polling }
    case 'elapsed':
      return delayed === null ? null : { type: '@elapsed', entry, rule: delayed }
    default: {
      const raises = placeOf(flow, state).load?.raises ?? null
      return raises === null ? null : { type: '@raised', entry, event: raises }
    }
  }
}
