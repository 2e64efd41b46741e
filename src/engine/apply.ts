/** Carrying a rule into the next state: assignments, entries, and what the session is asked to do. */
import {
  type Assign,
  allAnswers,
  type CompiledFlow,
  type Place,
  type Rule,
  type Scope,
  type Values,
} from '../flow/index.ts'
import { type Destination, destination, placeOf } from './destination.ts'
import { mayOpen, openOverlay, scopeOf } from './dispatch.ts'
import { addEffect, finished, type NextState, setDatum, writable } from './next-state.ts'
import type { Effect, State, TransitionResult } from './state.ts'

/** Takes a rule. One with a delay waits first; one with a call waits for its outcome. null: no rule applies. */
export function apply(flow: CompiledFlow, next: NextState, rule: Rule | null, payload: Values): TransitionResult {
  if (!rule) return finished(next, null)
  if (rule.afterMs === null || isBlocked(next, rule)) return carryOut(flow, next, rule, payload)
  const state = writable(next)
  state.delayed = rule.pointer
  state.polling = null
  addEffect(next, { kind: 'timer', ms: rule.afterMs, entry: state.entry, rule: rule.pointer })
  return finished(next, rule)
}

/** What a rule does once its delay is over. */
export function carryOut(flow: CompiledFlow, next: NextState, rule: Rule, payload: Values): TransitionResult {
  if (isBlocked(next, rule)) return { ...finished(next, null), isBlocked: true }
  const current = placeOf(flow, next.state)
  assign(next, rule.assign, payload)
  const scope = scopeOf(next.state, payload)
  const to = destination(flow, rule.target, current, scope)
  if (rule.emit) addEffect(next, emitted(flow, rule.emit, scope))
  if (rule.call) {
    const { effect, pointer } = rule.call
    writable(next).pending = pointer
    addEffect(next, { kind: 'call', effect, entry: next.state.entry, call: pointer, payload })
  } else move(flow, next, current, to, payload)
  return finished(next, rule)
}

/** At most one call is pending. */
const isBlocked = ({ state }: NextState, { call }: Rule) => call !== null && state.pending !== null

/** Moving to the current place does nothing, unless it ends a call in progress or a delay that has stopped the polling. */
const endsWork = ({ state: { pending, polling } }: NextState, { poll }: Place) =>
  pending !== null || (poll !== null && polling === null)

function move(flow: CompiledFlow, next: NextState, current: Place, to: Destination, payload: Values): void {
  if (to === 'close') close(next)
  else if (to === 'exit') {
    const [overlay] = flow.overlays
    if (overlay) writable(next).overlay = overlay.id
  } else if (typeof to === 'object' && to !== null && (to.place !== current || endsWork(next, current))) {
    enter(flow, next, to.place, directionOf(current, to, next.state.direction), payload)
  }
}

/** Between steps their order decides. Within a step every move goes forward, unless it returns to the initial state. */
function directionOf(
  current: Place,
  { place, backwards }: { place: Place; backwards: boolean },
  last: State['direction'],
): State['direction'] {
  if (backwards) return 'back'
  if (place === current) return last
  const returns = place.step === current.step ? place.isInitial : place.order < current.order
  return returns ? 'back' : 'forward'
}

/** Entering cancels what is in progress in the place before: its entry number is no longer the current one. */
export function enter(
  flow: CompiledFlow,
  next: NextState,
  place: Place,
  direction: State['direction'],
  payload: Values,
): void {
  const state = writable(next)
  const overlay = openOverlay(flow, state)
  if (overlay && !mayOpen(overlay, place)) state.overlay = null
  state.at = place.at
  state.entry += 1
  state.direction = direction
  state.pending = null
  state.delayed = null
  if (!state.trail.includes(place.step)) state.trail = [...state.trail, place.step]
  assign(next, place.enter, payload)
  const { entry } = state
  const { poll, timeLimit, load, call } = place
  if (!poll) state.polling = null
  else if (state.polling === null) {
    state.polling = entry
    const { effect, everyMs, timeoutMs } = poll
    addEffect(next, { kind: 'poll', effect, run: entry, everyMs, timeoutMs })
  }
  if (timeLimit) addEffect(next, { kind: 'timeLimit', ms: timeLimit.ms, entry })
  if (load) addEffect(next, { kind: 'load', effect: load.effect, entry })
  if (call) {
    state.pending = call.pointer
    addEffect(next, { kind: 'call', effect: call.effect, entry, call: call.pointer, payload })
  }
}

export function close(next: NextState): void {
  const state = writable(next)
  state.closed = true
  state.entry += 1
  state.polling = null
  state.pending = null
  state.delayed = null
  addEffect(next, { kind: 'emit', message: 'close' })
}

function assign(next: NextState, assigns: readonly Assign[], payload: Values): void {
  for (const { field, source } of assigns) {
    if (source.kind === 'raise') setDatum(next, field, Math.min(Number(next.state.data[field]) + 1, source.maximum))
    else if (source.kind === 'literal') setDatum(next, field, source.value)
    else setDatum(next, field, readSource(source, scopeOf(next.state, payload)))
  }
}

/** An absent value is null: a state holds nothing undefined, so it can be serialised. */
export function readSource(source: Assign['source'], scope: Scope): unknown {
  if (source.kind === 'literal') return source.value
  if (source.kind === 'raise') return source.maximum
  const values: Values = source.kind === 'outcome' ? scope.event : scope[source.kind]
  const key = source.kind === 'outcome' ? 'outcome' : source.key
  return Object.hasOwn(values, key) ? (values[key] ?? null) : null
}

function emitted({ forms }: CompiledFlow, emit: NonNullable<Rule['emit']>, scope: Scope): Effect {
  if (emit.message === 'error') return { kind: 'emit', message: 'error', reason: emit.reason }
  const answers = allAnswers(forms, scope.data)
  const sent = { kind: 'emit', message: 'success', result: readSource(emit.source, scope) } as const
  return Object.keys(answers).length === 0 ? sent : { ...sent, answers }
}
