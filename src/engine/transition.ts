/** start · transition: (state, event) → { state, effects }. Decides, never does. */
import type { CompiledFlow, Values } from '../flow/index.ts'
import { apply, carryOut, close, enter } from './apply.ts'
import { backDestination, firstMatching, placeOf } from './destination.ts'
import { handlerOf, scopeOf } from './dispatch.ts'
import { initialPlace } from './initial-place.ts'
import { finished, type NextState, nextStateOf, writable } from './next-state.ts'
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
  const next = nextStateOf(state)
  enter(flow, next, place, 'none', {})
  return finished(next, rule)
}

/** The next state; the same object and no effects where the event does nothing here. */
export function transition(flow: CompiledFlow, state: State, event: Event): TransitionResult {
  const handler = handlerOf(flow, state, event)
  const next = nextStateOf(state)
  switch (handler.kind) {
    case 'rules': {
      writeAnswers(flow, next, event)
      settle(next, event)
      const rule = firstMatching(handler.rules, scopeOf(next.state, handler.payload))
      return apply(flow, next, rule, handler.payload)
    }
    case 'delayed':
      settle(next, event)
      return carryOut(flow, next, handler.rule, {})
    case 'back': {
      const { to, rule } = backDestination(flow, handler.rules, placeOf(flow, state), scopeOf(state, {}))
      if (typeof to === 'object' && to !== null) enter(flow, next, to.place, 'back', {})
      else if (to === 'close') close(next)
      return finished(next, rule)
    }
    case 'open-overlay':
      writable(next).overlay = handler.overlay.id
      break
    case 'close-overlay':
      writable(next).overlay = null
      if (handler.then === 'close') close(next)
      break
    case 'ignored':
  }
  return finished(next, null)
}

/** Ends the call or the delay whose end the event reports. */
function settle(next: NextState, { type }: Event): void {
  if (type === '@elapsed') writable(next).delayed = null
  else if (type === '@done' || type === '@failed') writable(next).pending = null
}
