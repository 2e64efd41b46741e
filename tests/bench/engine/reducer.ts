/**
 * The floor of an engine: the places of the lap in a reducer written by hand, with the same states and effects as the
 * engine's. It knows one path and no conditions.
 */
import type { Effect, Event, State } from '../../../src/engine/index.ts'

interface Result {
  state: State
  effects: readonly Effect[]
}

const none: readonly Effect[] = []

const at = {
  consent: { step: 'consent', state: null },
  method: { step: 'chooseConnectionMethod', state: null },
  source: { step: 'selectSource', state: null },
  credentials: { step: 'enterCredentials', state: 'credentials' },
  submitting: { step: 'enterCredentials', state: 'credentials-submitting' },
  polling: { step: 'enterCredentials', state: 'polling' },
  question: { step: 'enterCredentials', state: 'mfa-question' },
  tryAgain: { step: 'errorTryAgain', state: null },
} as const

const connect = '/steps/enterCredentials/states/credentials-submitting/do'
const answerMfa = '/steps/enterCredentials/states/mfa-question/on/SUBMIT_ANSWER/do'
const questionStatus = '/steps/enterCredentials/status/MfaQuestion'

const enter = (state: State, to: State['at'], direction: State['direction']): State => ({
  ...state,
  at: to,
  entry: state.entry + 1,
  trail: state.trail.includes(to.step) ? state.trail : [...state.trail, to.step],
  direction,
  pending: null,
  polling: null,
  delayed: null,
})

const withoutEffects = (state: State): Result => ({ state, effects: none })

function enterSources(before: State, direction: State['direction']): Result {
  const state = enter(before, at.source, direction)
  return { state, effects: [{ kind: 'load', effect: 'sources', entry: state.entry }] }
}

function enterPolling(before: State): Result {
  const state = enter(before, at.polling, 'forward')
  state.polling = state.entry
  const run = { run: state.entry, everyMs: 2000, timeoutMs: 240_000 }
  return { state, effects: [{ kind: 'poll', effect: 'connectionStatus', ...run }] }
}

export function reduce(state: State, event: Event): Result {
  switch (state.at.state ?? state.at.step) {
    case 'consent':
      if (event.type === 'NEXT') return withoutEffects(enter(state, at.method, 'forward'))
      break
    case 'chooseConnectionMethod':
      if (event.type === 'METHOD_CREDENTIALS') return enterSources(state, 'forward')
      if (event.type === 'BACK') return withoutEffects(enter(state, at.consent, 'back'))
      break
    case 'selectSource':
      if (event.type === 'SELECT_SOURCE') return withoutEffects(enter(state, at.credentials, 'forward'))
      if (event.type === 'BACK') return withoutEffects(enter(state, at.method, 'back'))
      break
    case 'credentials':
      if (event.type === 'SUBMIT_CREDENTIALS') {
        const next = { ...enter(state, at.submitting, 'forward'), pending: connect }
        const call = { effect: 'connect', entry: next.entry, call: connect, payload: event } as const
        return { state: next, effects: [{ kind: 'call', ...call }] }
      }
      if (event.type === 'BACK') return enterSources(state, 'back')
      break
    case 'credentials-submitting':
      if (event.type === '@done' && event.entry === state.entry && event.call === state.pending)
        return enterPolling(state)
      break
    case 'polling':
      return reduceInPolling(state, event)
    case 'mfa-question':
      if (event.type === 'SUBMIT_ANSWER' && state.pending === null) {
        const call = { effect: 'answerMfa', entry: state.entry, call: answerMfa, payload: event } as const
        return { state: { ...state, pending: answerMfa }, effects: [{ kind: 'call', ...call }] }
      }
      if (event.type === '@done' && event.entry === state.entry && event.call === state.pending)
        return enterPolling(state)
      break
    case 'errorTryAgain':
      if (event.type === 'TRY_AGAIN') return withoutEffects(enter(state, at.credentials, 'back'))
  }
  return withoutEffects(state)
}

function reduceInPolling(state: State, event: Event): Result {
  if (event.type === '@status' && event.run === state.polling) {
    if (event.status === 'MfaQuestion') {
      const timer = { ms: 500, entry: state.entry, rule: questionStatus }
      return { state: { ...state, delayed: questionStatus, polling: null }, effects: [{ kind: 'timer', ...timer }] }
    }
    if (event.status === 'InvalidCredentials') {
      const message = { kind: 'emit', message: 'error', reason: 'InvalidCredentials' } as const
      return { state: enter(state, at.tryAgain, 'forward'), effects: [message] }
    }
  } else if (event.type === '@elapsed' && event.entry === state.entry && event.rule === state.delayed) {
    const next = enter(state, at.question, 'forward')
    return {
      state: next,
      effects: [{ kind: 'load', effect: 'mfaQuestion', entry: next.entry }],
    }
  }
  return withoutEffects(state)
}
