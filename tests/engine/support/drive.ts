/** Drives the engine in tests by short events, and describes places and effects in short texts. */
import {
  type Effect,
  type Event,
  placeOf,
  type State,
  start,
  type TransitionResult,
  transition,
  type UserEvent,
} from '../../../src/engine/index.ts'
import { type CompiledFlow, failureNames, type Values } from '../../../src/flow/index.ts'
import type { EventName, FailureName } from '../../../src/generated/flow.types.ts'
import { connectFlow, inputsWith } from '../../support/connect-flow.ts'

/** An event, its bare name, or one that needs the numbers of the state in which it arrives. */
export type Move = EventName | UserEvent | ((state: State) => Event)

export const source = { source_id: 'power', name: 'Power', fields: [] }
export const select: Move = { type: 'SELECT_SOURCE', source }
export const submit: Move = { type: 'SUBMIT_CREDENTIALS', fields: [], sandbox: false }

const runOf = ({ polling }: State) => polling ?? -1
export const done =
  (value: unknown = null): Move =>
  ({ entry, pending }) => ({ type: '@done', entry, call: pending ?? '', value })
export const failed =
  (code: string | null = null, failure: FailureName = 'refused'): Move =>
  ({ entry, pending }) => ({ type: '@failed', entry, call: pending ?? '', code, failure })
/** Every kind of failure except `refused`. */
export const notSent = failureNames.filter((name) => name !== 'refused')

export const status =
  (name: string): Move =>
  (state) => ({ type: '@status', run: runOf(state), status: name })
const pollFailing =
  (failure: FailureName): Move =>
  (state) => ({ type: '@pollFailed', run: runOf(state), code: null, failure })
export const pollFailed = pollFailing('unavailable')
export const pollExpired = pollFailing('expired')
export const timedOut: Move = (state) => ({ type: '@pollTimedOut', run: runOf(state) })
export const elapsed: Move = ({ entry, delayed }) => ({ type: '@elapsed', entry, rule: delayed ?? '' })
export const limitPassed: Move = ({ entry }) => ({ type: '@timedOut', entry })
const readFailing =
  (failure: FailureName): Move =>
  ({ entry }) => ({ type: '@loadFailed', entry, code: null, failure })
export const readFailed = readFailing('unavailable')

/** Events that lead to enterCredentials, to polling, and to the place of a status. */
export const chosen: Move[] = ['NEXT', select]
export const polling: Move[] = [...chosen, submit, done({ public_token: 't' })]
export const afterStatus = (name: string): Move[] => [...polling, status(name), elapsed]

export function move(flow: CompiledFlow, state: State, what: Move): TransitionResult {
  if (typeof what === 'function') return transition(flow, state, what(state))
  return transition(flow, state, typeof what === 'string' ? { type: what } : what)
}

/** The result of the last of these moves. */
export function drive(inputs: Values, moves: readonly Move[], flow: CompiledFlow = connectFlow): TransitionResult {
  return moves.reduce<TransitionResult>(
    ({ state }, what) => move(flow, state, what),
    start(flow, inputsWith(inputs, flow)),
  )
}

export const at = (state: State, flow = connectFlow): string => placeOf(flow, state).id

/** An effect in two words, e.g. 'call connect', 'timer 500', 'emit error Timeout'. */
export function brief(effect: Effect): string {
  switch (effect.kind) {
    case 'poll':
      return `poll ${effect.everyMs}/${effect.timeoutMs}`
    case 'timer':
    case 'timeLimit':
      return `${effect.kind} ${effect.ms}`
    case 'emit':
      return ['emit', effect.message, ...(effect.message === 'error' ? [effect.reason] : [])].join(' ')
    default:
      return `${effect.kind} ${effect.effect}`
  }
}
