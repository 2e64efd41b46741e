/** start · transition: (state, event) → { state, effects }. Decides, never does. */
import type { CompiledFlow, Values } from '../flow/index.ts'
import { apply, change, enter, enterDestination, finish } from './apply.ts'
import { backDestination, firstMatching, placeOf } from './destination.ts'
import { handlerOf, scopeOf } from './dispatch.ts'
import { initialPlace } from './initial-place.ts'
import type { Event, State, TransitionResult } from './state.ts'
import { takeAnswers } from './take-answers.ts'

/** The first state of a session. `inputs` come from `readInputs`, so every value lies in its domain. */
export function start(flow: CompiledFlow, inputs: Values): TransitionResult {
  const { place, data, rule } = initialPlace(flow, inputs)
  const state: State = {
    flow: flow.name,
    version: flow.version,
    in: inputs,
    data,
    at: { step: place.step, state: place.state },
    entry: 0,
    trail: [],
    overlay: null,
    direction: 'none',
    pending: null,
    polling: null,
    delayed: null,
    closed: false,
  }
  return { ...change(state, (draft, effects) => enter(draft, place, 'none', {}, effects)), ...ruleTaken(rule) }
}

/** The next state; the same object and no effects where the event does nothing here. */
export function transition(flow: CompiledFlow, state: State, event: Event): TransitionResult {
  const handler = handlerOf(flow, state, event)
  switch (handler.kind) {
    case 'rules': {
      const answered = takeAnswers(flow, state, event)
      const rule = firstMatching(handler.rules, scopeOf(answered, handler.payload))
      return apply(flow, settle(answered, event), rule, handler.payload)
    }
    case 'delayed':
      return apply(flow, settle(state, event), { ...handler.rule, afterMs: null }, {})
    case 'back': {
      const scope = scopeOf(state, {})
      const { to, rule } = backDestination(flow, handler.rules, placeOf(flow, state), scope)
      return { ...enterDestination(state, to), ...ruleTaken(rule) }
    }
    case 'open-overlay':
      return change(state, (draft) => {
        draft.overlay = handler.overlay.id
      })
    case 'close-overlay':
      return change(state, (draft, effects) => {
        draft.overlay = null
        if (handler.then === 'close') finish(draft, effects)
      })
    case 'ignored':
      return { state, effects: [] }
  }
}

/** Without the call or the delay whose end the event reports. */
function settle(state: State, { type }: Event): State {
  if (type !== '@done' && type !== '@failed' && type !== '@elapsed') return state
  return change(state, (draft) => {
    if (type === '@elapsed') draft.delayed = null
    else draft.pending = null
  }).state
}

const ruleTaken = (rule: { pointer: string } | null) => rule && { rule: rule.pointer }
