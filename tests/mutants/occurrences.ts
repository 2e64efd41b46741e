/** What can happen in two states at once, named so that each takes it in its own way. */
import { createAlphabet } from '../../src/engine/alphabet.ts'
import { type Event, placeOf, type State, type UserEvent } from '../../src/engine/index.ts'
import type { CompiledFlow } from '../../src/flow/index.ts'

/** A user's event, or how something that is under way went on. */
export type Occurrence =
  | { is: 'said'; event: UserEvent }
  | { is: 'done'; value: unknown }
  | { is: 'failed' | 'pollFailed'; code: string | null }
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
      const happening = happeningOf(event)
      found.set(JSON.stringify(happening), happening)
    }
  return [...found.values()]
}

function happeningOf(event: Event): Occurrence {
  switch (event.type) {
    case '@done':
      return { is: 'done', value: event.value }
    case '@failed':
      return { is: 'failed', code: event.code }
    case '@pollFailed':
      return { is: 'pollFailed', code: event.code }
    case '@status':
      return { is: 'status', status: event.status }
    case '@pollTimedOut':
      return { is: 'pollTimedOut' }
    case '@elapsed':
      return { is: 'elapsed' }
    case '@raised':
      return { is: 'readFailed' }
    default:
      return { is: 'said', event }
  }
}

/** The happening as an event of this state; null where nothing is under way that it could be about. */
export function eventIn({ flow }: Side, state: State, happening: Occurrence): Event | null {
  const { entry, pending, polling, delayed } = state
  switch (happening.is) {
    case 'said':
      return happening.event
    case 'done':
      return pending === null ? null : { type: '@done', entry, call: pending, value: happening.value }
    case 'failed':
      return pending === null ? null : { type: '@failed', entry, call: pending, code: happening.code }
    case 'pollFailed':
      return polling === null ? null : { type: '@pollFailed', run: polling, code: happening.code }
    case 'status':
      return polling === null ? null : { type: '@status', run: polling, status: happening.status }
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
