/** What the engine keeps, hears and asks for: plain, serialisable data throughout (design section 3). */
import type { Call, Values } from '../flow/index.ts'
import type { CallName, EventName, ReadName, Reason } from '../generated/flow.types.ts'

export interface State {
  flow: string
  version: number
  /** Inputs: fixed for the session. */
  in: Values
  /** What was learnt on the way. */
  data: Values
  at: { step: string; state: string | null }
  /** Number of this entry into a place; an outcome with an older number is ignored. */
  entry: number
  /** Steps passed so far, each once, in order. */
  trail: readonly string[]
  overlay: string | null
  direction: 'forward' | 'back' | 'none'
  /** The call under way here, by its pointer; at most one. */
  pending: string | null
  /** The entry at which the present run of polling began. */
  polling: number | null
  /** The delayed rule under way, by its pointer. */
  delayed: string | null
  closed: boolean
}

/** What a screen or the session says has happened. Further keys are the event's payload. */
export type UserEvent = { readonly type: EventName; readonly [key: string]: unknown }

/** How a call, a poll or a timer ended, with the number of the entry (or run) it belongs to. */
export type Outcome =
  | { type: '@done'; entry: number; call: string; value: unknown }
  | { type: '@failed'; entry: number; call: string; code: string | null }
  | { type: '@status'; run: number; status: string }
  | { type: '@pollFailed'; run: number; code: string | null }
  | { type: '@pollTimedOut'; run: number }
  | { type: '@elapsed'; entry: number; rule: string }
  | { type: '@raised'; entry: number; event: EventName }

export type Event = UserEvent | Outcome

/** What the session is asked to do. */
export type Effect =
  /** `payload` is the event that asked for it: secrets pass through here and are kept nowhere. */
  | { kind: 'call'; effect: CallName; entry: number; call: Call['pointer']; payload: Values }
  | { kind: 'load'; effect: ReadName; entry: number; raises: EventName | null }
  | { kind: 'poll'; effect: 'connectionStatus'; run: number; everyMs: number; timeoutMs: number }
  | { kind: 'timer'; ms: number; entry: number; rule: string }
  | { kind: 'emit'; message: 'success'; result: unknown }
  | { kind: 'emit'; message: 'error'; reason: Reason }
  | { kind: 'emit'; message: 'close' }

export interface TransitionResult {
  state: State
  effects: readonly Effect[]
  /** The rule that was taken, by its pointer into the definition. */
  rule?: string
}
