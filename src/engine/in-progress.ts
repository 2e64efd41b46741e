/** What is in progress in a state, and the events that report its outcome. */
import type { CompiledFlow } from '../flow/index.ts'
import { placeOf } from './destination.ts'
import type { Event, OutcomeOf, State } from './state.ts'

/** The keys by which an outcome refers to what it is the outcome of; null: there is no such thing in progress. */
interface InProgress {
  call: Pick<OutcomeOf<'@done'>, 'entry' | 'call'> | null
  poll: Pick<OutcomeOf<'@status'>, 'run'> | null
  delay: Pick<OutcomeOf<'@elapsed'>, 'entry' | 'rule'> | null
  timeLimit: Pick<OutcomeOf<'@timedOut'>, 'entry'> | null
  load: Pick<OutcomeOf<'@loadFailed'>, 'entry'> | null
}

/** A call or delay in progress decides where to go: the end of a time limit waits for it. */
export const isBusy = ({ pending, delayed }: State): boolean => pending !== null || delayed !== null

export function inProgress(flow: CompiledFlow, state: State): InProgress {
  const { entry, pending, polling, delayed } = state
  const { load, timeLimit } = placeOf(flow, state)
  return {
    call: pending === null ? null : { entry, call: pending },
    poll: polling === null ? null : { run: polling },
    delay: delayed === null ? null : { entry, rule: delayed },
    timeLimit: timeLimit && !isBusy(state) ? { entry } : null,
    load: load && { entry },
  }
}

/** The event as it would arrive in another state: an outcome refers to what is in progress there. null: it can't arrive. */
export function eventIn(flow: CompiledFlow, state: State, event: Event): Event | null {
  const { call, poll, delay, timeLimit, load } = inProgress(flow, state)
  switch (event.type) {
    case '@done':
    case '@failed':
      return call && { ...event, ...call }
    case '@status':
    case '@pollFailed':
    case '@pollTimedOut':
      return poll && { ...event, ...poll }
    case '@elapsed':
      return delay && { ...event, ...delay }
    case '@timedOut':
      return timeLimit && { ...event, ...timeLimit }
    case '@loadFailed':
      return load && { ...event, ...load }
    default:
      return event
  }
}
