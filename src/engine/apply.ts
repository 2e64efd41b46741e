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
import { scopeOf } from './dispatch.ts'
import { addEffect, type Draft, finished, setDatum, writable } from './draft.ts'
import type { Effect, State, TransitionResult } from './state.ts'

/** Takes a rule. One with a delay waits first; one with a call waits for its outcome. null: no rule applies. */
export function apply(flow: CompiledFlow, draft: Draft, rule: Rule | null, payload: Values): TransitionResult {
  if (!rule) return finished(draft, null)
  if (rule.afterMs === null || isBlocked(draft, rule)) return carryOut(flow, draft, rule, payload)
  const state = writable(draft)
  state.delayed = rule.pointer
  state.polling = null
  addEffect(draft, { kind: 'timer', ms: rule.afterMs, entry: state.entry, rule: rule.pointer })
  return finished(draft, rule)
}

/** What a rule does once its delay is over. */
export function carryOut(flow: CompiledFlow, draft: Draft, rule: Rule, payload: Values): TransitionResult {
  if (isBlocked(draft, rule)) return { ...finished(draft, null), isBlocked: true }
  const here = placeOf(flow, draft.state)
  assign(draft, rule.assign, payload)
  const scope = scopeOf(draft.state, payload)
  const to = destination(flow, rule.target, here, scope)
  if (rule.emit) addEffect(draft, emitted(flow, rule.emit, scope))
  if (rule.call) {
    const { effect, pointer } = rule.call
    writable(draft).pending = pointer
    addEffect(draft, { kind: 'call', effect, entry: draft.state.entry, call: pointer, payload })
  } else move(flow, draft, here, to, payload)
  return finished(draft, rule)
}

/** At most one call is pending. */
const isBlocked = ({ state }: Draft, { call }: Rule) => call !== null && state.pending !== null

/** Moving to the current place does nothing, unless it ends a call in progress or a delay that has stopped the polling. */
const endsWork = ({ state: { pending, polling } }: Draft, { poll }: Place) =>
  pending !== null || (poll !== null && polling === null)

function move(flow: CompiledFlow, draft: Draft, here: Place, to: Destination, payload: Values): void {
  if (to === 'close') close(draft)
  else if (to === 'exit') {
    const [overlay] = flow.overlays
    if (overlay) writable(draft).overlay = overlay.id
  } else if (typeof to === 'object' && to !== null && (to.place !== here || endsWork(draft, here))) {
    enter(draft, to.place, directionOf(here, to, draft.state.direction), payload)
  }
}

/** Between steps their order decides. Within a step every move goes forward, unless it returns to the initial state. */
function directionOf(
  here: Place,
  { place, backwards }: { place: Place; backwards: boolean },
  last: State['direction'],
): State['direction'] {
  if (backwards) return 'back'
  if (place === here) return last
  const returns = place.step === here.step ? place.isInitial : place.order < here.order
  return returns ? 'back' : 'forward'
}

/** Entering cancels what is in progress in the place before: its entry number is no longer the current one. */
export function enter(draft: Draft, place: Place, direction: State['direction'], payload: Values): void {
  const state = writable(draft)
  state.at = place.at
  state.entry += 1
  state.direction = direction
  state.pending = null
  state.delayed = null
  if (!state.trail.includes(place.step)) state.trail = [...state.trail, place.step]
  assign(draft, place.enter, payload)
  const { entry } = state
  const { poll, timeLimit, load, call } = place
  if (!poll) state.polling = null
  else if (state.polling === null) {
    state.polling = entry
    const { effect, everyMs, timeoutMs } = poll
    addEffect(draft, { kind: 'poll', effect, run: entry, everyMs, timeoutMs })
  }
  if (timeLimit) addEffect(draft, { kind: 'timeLimit', ms: timeLimit.ms, entry })
  if (load) addEffect(draft, { kind: 'load', effect: load.effect, entry })
  if (call) {
    state.pending = call.pointer
    addEffect(draft, { kind: 'call', effect: call.effect, entry, call: call.pointer, payload })
  }
}

export function close(draft: Draft): void {
  const state = writable(draft)
  state.closed = true
  state.entry += 1
  state.polling = null
  state.pending = null
  state.delayed = null
  addEffect(draft, { kind: 'emit', message: 'close' })
}

function assign(draft: Draft, assigns: readonly Assign[], payload: Values): void {
  for (const { field, source } of assigns) {
    if (source.kind === 'raise') setDatum(draft, field, Math.min(Number(draft.state.data[field]) + 1, source.maximum))
    else if (source.kind === 'literal') setDatum(draft, field, source.value)
    else setDatum(draft, field, readSource(source, scopeOf(draft.state, payload)))
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
