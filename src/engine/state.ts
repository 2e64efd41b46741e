/** The state of a session, the events that change it, and the effects that follow: all plain, serialisable data. */
import type { Call, Values } from '../flow/index.ts'
import type { CallName, EventName, FailureName, ReadName, Reason } from '../generated/flow.types.ts'

export interface State {
  flow: string
  version: number
  /** Inputs: fixed for the session. */
  in: Values
  /** What the session has learnt so far. */
  data: Values
  at: { step: string; state: string | null }
  /** Number of this entry into a place; an outcome with an older number is ignored. */
  entry: number
  /** Steps passed so far, each once, in order. */
  trail: readonly string[]
  overlay: string | null
  direction: 'forward' | 'back' | 'none'
  /** The call in progress here, by its pointer; at most one. */
  pending: string | null
  /** The entry at which the current run of polling began. */
  polling: number | null
  /** The rule that waits for its delay, by its pointer. */
  delayed: string | null
  closed: boolean
}

/** What the user did, as a screen reports it. Further keys are the payload. */
export type UserEvent = { readonly type: EventName; readonly [key: string]: unknown }

/** Why a call, read or poll failed: the server's own code if it gave one, and what kind of failure it was. */
export interface Failure {
  code: string | null
  failure: FailureName
}

/** How a call, a poll or a timer ended, with the number of the entry (or run) it belongs to. */
export type Outcome =
  | { type: '@done'; entry: number; call: string; value: unknown }
  | ({ type: '@failed'; entry: number; call: string } & Failure)
  | { type: '@status'; run: number; status: string }
  | ({ type: '@pollFailed'; run: number } & Failure)
  | { type: '@pollTimedOut'; run: number }
  | { type: '@elapsed'; entry: number; rule: string }
  /** The time limit of the place has passed. */
  | { type: '@timedOut'; entry: number }
  | ({ type: '@loadFailed'; entry: number } & Failure)

export type OutcomeOf<Type extends Outcome['type']> = Extract<Outcome, { type: Type }>

export type Event = UserEvent | Outcome

/** What the session is asked to do. */
export type Effect =
  /** `payload` is the event that asked for it: secrets pass through here and are kept nowhere. */
  | { kind: 'call'; effect: CallName; entry: number; call: Call['pointer']; payload: Values }
  | { kind: 'load'; effect: ReadName; entry: number }
  | { kind: 'poll'; effect: 'connectionStatus'; run: number; everyMs: number; timeoutMs: number }
  | { kind: 'timer'; ms: number; entry: number; rule: string }
  | { kind: 'timeLimit'; ms: number; entry: number }
  /** `answers`: what was answered in each form, by its name; absent where nothing was. */
  | { kind: 'emit'; message: 'success'; result: unknown; answers?: Readonly<Record<string, Values>> }
  | { kind: 'emit'; message: 'error'; reason: Reason }
  | { kind: 'emit'; message: 'close' }

export interface TransitionResult {
  state: State
  effects: readonly Effect[]
  /** The rule that was taken, by its pointer into the definition. */
  rule?: string
  /** A rule applies, but it makes a call while another one is pending: the event does nothing. */
  isBlocked?: true
}
