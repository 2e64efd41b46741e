/** start · transition: (state, event) → { state, effects }. Decides, never does. */
import type { CompiledFlow, Values } from '../flow/index.ts'
import { apply, carryOut, close, enter } from './apply.ts'
import { backDestination, firstMatching, placeOf } from './destination.ts'
import { handlerOf, scopeOf } from './dispatch.ts'
import { type Draft, draftOf, finished, writable } from './draft.ts'
import { initialPlace } from './initial-place.ts'
import type { Event, State, TransitionResult } from './state.ts'
import { writeAnswers } from './take-answers.ts'

/** The first state of a session. `inputs` come from `readInputs`, so every value lies in its domain. */
export function start(flow: CompiledFlow, inputs: Values): TransitionResult {
  const { place, data, rule } = initialPlace(flow, inputs)
  const state: State = {
    flow: flow.name,
    version: flow.version,
    in: inputs,
    data,
    at: place.at,
    entry: 0,
    trail: [],
    overlay: null,
    direction: 'none',
    pending: null,
    polling: null,
    delayed: null,
    closed: false,
  }
  const draft = draftOf(state)
  enter(draft, place, 'none', {})
  return finished(draft, rule)
}

/** The next state; the same object and no effects where the event does nothing here. */
export function transition(flow: CompiledFlow, state: State, event: Event): TransitionResult {
  const handler = handlerOf(flow, state, event)
  const draft = draftOf(state)
  switch (handler.kind) {
    case 'rules': {
      writeAnswers(flow, draft, event)
      settle(draft, event)
      const rule = firstMatching(handler.rules, scopeOf(draft.state, handler.payload))
      return apply(flow, draft, rule, handler.payload)
    }
    case 'delayed':
      settle(draft, event)
      return carryOut(flow, draft, handler.rule, {})
    case 'back': {
      const { to, rule } = backDestination(flow, handler.rules, placeOf(flow, state), scopeOf(state, {}))
      if (typeof to === 'object' && to !== null) enter(draft, to.place, 'back', {})
      else if (to === 'close') close(draft)
      return finished(draft, rule)
    }
    case 'open-overlay':
      writable(draft).overlay = handler.overlay.id
      break
    case 'close-overlay':
      writable(draft).overlay = null
      if (handler.then === 'close') close(draft)
      break
    case 'ignored':
  }
  return finished(draft, null)
}

/** Ends the call or the delay whose end the event reports. */
function settle(draft: Draft, { type }: Event): void {
  if (type === '@elapsed') writable(draft).delayed = null
  else if (type === '@done' || type === '@failed') writable(draft).pending = null
}
