/** What happens in a place: an event, a status, or the end of a call or poll. */
import type { Event, ReachableState } from '../engine/index.ts'
import { defined, pointerSegments } from '../flow/index.ts'

export type Trigger =
  /** `overlay`: the one that is open. */
  | { kind: 'event'; event: string; overlay: string | null }
  /** `event`: the event that made the call; null for a call on entering a place. */
  | { kind: 'call-succeeds' | 'call-fails'; call: string; event: string | null }
  | { kind: 'status'; status: string }
  | { kind: 'poll-fails'; failure: string }
  | { kind: 'poll-times-out' }
  /** A read that raises no event. */
  | { kind: 'read-fails' }
  | { kind: 'time-limit-passes' }

/** An outcome does the same whether or not an overlay is open. */
export function triggerOf(event: Event, { flow, place }: ReachableState, overlay: string | null): Trigger {
  switch (event.type) {
    case '@done':
    case '@failed':
      return {
        kind: event.type === '@done' ? 'call-succeeds' : 'call-fails',
        call: defined(flow.calls[event.call], `call at ${event.call}`).effect,
        event: eventAt(event.call),
      }
    case '@status':
      return { kind: 'status', status: event.status }
    case '@pollFailed':
      return { kind: 'poll-fails', failure: event.failure }
    case '@pollTimedOut':
      return { kind: 'poll-times-out' }
    case '@timedOut':
      return { kind: 'time-limit-passes' }
    case '@loadFailed': {
      const raises = flow.places[place]?.load?.raises ?? null
      return raises === null ? { kind: 'read-fails' } : { kind: 'event', event: raises, overlay: null }
    }
    case '@elapsed':
      throw new Error('The end of a delay is compared with its beginning.')
    default:
      return { kind: 'event', event: event.type, overlay }
  }
}

/** `/steps/<step>/on/<event>/…` or `/steps/<step>/states/<state>/on/<event>/…`. */
function eventAt(call: string): string | null {
  const [, , ...inStep] = pointerSegments(call)
  const [key, event] = inStep[0] === 'states' ? inStep.slice(2) : inStep
  return key === 'on' && event !== undefined ? event : null
}
