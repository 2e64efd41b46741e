/** What handles an event in a state. It changes nothing, and nothing else decides it. */
import {
  type CompiledFlow,
  defined,
  type Overlay,
  type Place,
  type Rule,
  type Scope,
  type Values,
} from '../flow/index.ts'
import { placeOf } from './destination.ts'
import { isBusy } from './in-progress.ts'
import type { Event, Failure, Outcome, OutcomeOf, State, UserEvent } from './state.ts'

export type Handler =
  /** The first of these rules whose condition holds. */
  | { kind: 'rules'; rules: readonly Rule[]; payload: Values }
  /** BACK: the rules of the place decide where it leads; null: the path does. */
  | { kind: 'back'; rules: readonly Rule[] | null }
  /** What is left of a rule after its delay. */
  | { kind: 'delayed'; rule: Rule }
  | { kind: 'open-overlay'; overlay: Overlay }
  | { kind: 'close-overlay'; then: 'stay' | 'close' }
  | { kind: 'ignored'; because: Ignored }

/**
 * `closed`: the session is over. `overlay`: an overlay is open that does not handle the event, or the event is one of an
 * overlay that is not open. `unhandled`: nothing in the flow handles it here. `outdated`: its call, delay, read or run of
 * polling is no longer in progress.
 */
type Ignored = 'closed' | 'overlay' | 'unhandled' | 'outdated'

/** A status that the flow does not name is a failure of the poll. */
const unknownStatus = { code: null, failure: 'invalid-response' } satisfies Failure

const ignored = (because: Ignored): Handler => ({ kind: 'ignored', because })

export function handlerOf(flow: CompiledFlow, state: State, event: Event): Handler {
  if (state.closed) return ignored('closed')
  return isOutcome(event) ? ofOutcome(flow, state, event) : ofUserEvent(flow, state, event)
}

function ofUserEvent(flow: CompiledFlow, state: State, event: UserEvent): Handler {
  const overlay = openOverlay(flow, state)
  if (overlay) {
    const then = ownEntry(overlay.on, event.type)
    return then ? { kind: 'close-overlay', then } : ignored('overlay')
  }
  const place = placeOf(flow, state)
  const rules = ownEntry(place.on, event.type)
  if (rules) return { kind: 'rules', rules, payload: payloadOf(event) }
  if (event.type === 'BACK') return { kind: 'back', rules: place.back }
  const opened = flow.overlays.find(({ opensOn }) => opensOn === event.type)
  if (opened) return { kind: 'open-overlay', overlay: opened }
  return ignored(flow.overlays.some(({ on }) => Object.hasOwn(on, event.type)) ? 'overlay' : 'unhandled')
}

/** An outcome counts only for the entry or the run of polling that it belongs to. */
function ofOutcome(flow: CompiledFlow, state: State, event: Outcome): Handler {
  const { on, load, poll, timeLimit } = placeOf(flow, state)
  const rules = (found: readonly Rule[]): Handler => ({ kind: 'rules', rules: found, payload: payloadOf(event) })
  switch (event.type) {
    case '@done':
    case '@failed': {
      if (event.entry !== state.entry || event.call !== state.pending) return ignored('outdated')
      const call = defined(flow.calls[event.call], 'call that is pending')
      return rules(event.type === '@done' ? call.onDone : call.onError)
    }
    case '@elapsed': {
      if (event.entry !== state.entry || event.rule !== state.delayed) return ignored('outdated')
      return { kind: 'delayed', rule: defined(flow.rules[event.rule], 'rule that is delayed') }
    }
    case '@timedOut': {
      // If the place is busy, the session reports the end again later.
      const isOver = event.entry === state.entry && !isBusy(state)
      return isOver && timeLimit ? rules(timeLimit.rules) : ignored('outdated')
    }
    case '@loadFailed': {
      if (event.entry !== state.entry || !load) return ignored('outdated')
      if (load.raises === null) return rules(flow.failures.reads)
      const own = ownEntry(on, load.raises)
      return own ? rules(own) : ignored('unhandled')
    }
  }
  if (!poll || event.run !== state.polling) return ignored('outdated')
  switch (event.type) {
    case '@status': {
      const own = ownEntry(poll.statuses, event.status)
      return own ? rules(own) : { kind: 'rules', rules: poll.onError, payload: unknownStatus }
    }
    case '@pollFailed':
      return rules(poll.onError)
    case '@pollTimedOut':
      return rules(poll.onTimeout)
  }
}

/** What conditions and assignments can read of an event, as `event.<key>` or `$outcome`. */
export function payloadOf(event: Event): Values {
  if (!isOutcome(event)) return event
  switch (event.type) {
    case '@done':
      return { outcome: event.value }
    case '@failed':
    case '@loadFailed':
    case '@pollFailed':
      return { code: event.code, failure: event.failure }
    default:
      return {}
  }
}

/** What conditions can read in a state when this payload arrives. */
export const scopeOf = (state: State, payload: Values): Scope => ({ in: state.in, data: state.data, event: payload })

/** The events of the user that are handled in a state, whether or not a condition holds. */
export function userEventTypes(flow: CompiledFlow, state: State): UserEvent['type'][] {
  if (state.closed) return []
  const overlay = openOverlay(flow, state)
  const types = overlay
    ? Object.keys(overlay.on)
    : [...Object.keys(placeOf(flow, state).on), 'BACK', ...flow.overlays.map(({ opensOn }) => opensOn)]
  return [...new Set(types)] as UserEvent['type'][]
}

export function openOverlay(flow: CompiledFlow, { overlay }: State): Overlay | null {
  return overlay === null
    ? null
    : defined(
        flow.overlays.find(({ id }) => id === overlay),
        `overlay '${overlay}'`,
      )
}

/** A place that handles the event itself says what Close does: at success there is no question, and none stays open. */
export const mayOpen = ({ opensOn }: Overlay, { on }: Place): boolean => !Object.hasOwn(on, opensOn)

/** Whether an event is the outcome of a call, delay, read, poll or time limit; any other is one of the user. */
export const isOutcome = (event: Event): event is Outcome => event.type.startsWith('@')

/** A call, a read or a poll has failed. */
export const isFailureOutcome = (event: Event): event is OutcomeOf<'@failed' | '@loadFailed' | '@pollFailed'> =>
  event.type === '@failed' || event.type === '@loadFailed' || event.type === '@pollFailed'

/** An entry of a table, never something inherited. */
const ownEntry = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined
