/** Carrying a rule into the next state: assignments, entries, and what the session is asked to do. */
import { type Draft, Immer, isDraft, original } from 'immer'
import {
  type Assign,
  allAnswers,
  type CompiledFlow,
  defined,
  entryOf,
  type Place,
  type Rule,
  type Scope,
  type Values,
} from '../flow/index.ts'
import { type Destination, destination, placeOf } from './destination.ts'
import type { Effect, State, TransitionResult } from './state.ts'

const immer = new Immer({ autoFreeze: false })

/** For development and tests: freezes every state. It costs time, so production does without. */
export function freezeStates(freeze: boolean): void {
  immer.setAutoFreeze(freeze)
}

/** Takes a rule. One with a delay waits first; one with a call waits for its outcome. null: no rule applies. */
export function apply(flow: CompiledFlow, state: State, rule: Rule | null, payload: Values): TransitionResult {
  if (!rule) return { state, effects: [] }
  if (rule.call && state.pending !== null) return { state, effects: [], isBlocked: true }
  const here = placeOf(flow, state)
  const result = change(state, (draft, effects) => {
    if (rule.afterMs !== null) {
      draft.delayed = rule.pointer
      draft.polling = null
      effects.push({ kind: 'timer', ms: rule.afterMs, entry: draft.entry, rule: rule.pointer })
      return
    }
    assign(draft, rule.assign, payload)
    const scope: Scope = { in: state.in, data: draft.data as Values, event: payload }
    const to = destination(flow, rule.target, here, scope)
    if (rule.emit) effects.push(emitted(rule.emit, scope, allAnswers(flow.forms, state.data)))
    if (rule.call) {
      draft.pending = rule.call.pointer
      const { effect, pointer } = rule.call
      effects.push({ kind: 'call', effect, entry: draft.entry, call: pointer, payload })
    } else move(draft, here, to, payload, effects, flow)
  })
  return { ...result, rule: rule.pointer }
}

/** Moving to the current place does nothing, unless it ends a call in progress or a delay that has stopped the polling. */
const endsWork = ({ pending, polling }: Draft<State>, { poll }: Place) =>
  pending !== null || (poll !== null && polling === null)

export function enterDestination(state: State, to: Destination): TransitionResult {
  if (to === null) return { state, effects: [] }
  return change(state, (draft, effects) => {
    if (typeof to === 'object') enter(draft, to.place, 'back', {}, effects)
    else if (to === 'close') finish(draft, effects)
  })
}

function move(
  draft: Draft<State>,
  here: Place,
  to: Destination,
  payload: Values,
  effects: Effect[],
  flow: CompiledFlow,
) {
  if (to === 'close') finish(draft, effects)
  else if (to === 'exit') {
    const [overlay] = flow.overlays
    if (overlay) draft.overlay = overlay.id
  } else if (typeof to === 'object' && to !== null && (to.place.id !== here.id || endsWork(draft, here))) {
    enter(draft, to.place, directionOf(flow, here, to, draft.direction), payload, effects)
  }
}

/** Between steps their order decides. Within a step every move goes forward, unless it returns to the initial state. */
function directionOf(
  { definition }: CompiledFlow,
  here: Place,
  { place, backwards }: { place: Place; backwards: boolean },
  last: State['direction'],
): State['direction'] {
  if (backwards) return 'back'
  if (place.id === here.id) return last
  const step = defined(definition.steps[place.step], `step '${place.step}'`)
  const returns = place.step === here.step ? place.id === entryOf(place.step, step) : place.order < here.order
  return returns ? 'back' : 'forward'
}

/** Entering cancels what is in progress in the place before: its entry number is no longer the current one. */
export function enter(
  draft: Draft<State>,
  place: Place,
  direction: State['direction'],
  payload: Values,
  effects: Effect[],
) {
  draft.at = { step: place.step, state: place.state }
  draft.entry += 1
  draft.direction = direction
  draft.pending = null
  draft.delayed = null
  if (!draft.trail.includes(place.step)) draft.trail.push(place.step)
  assign(draft, place.enter, payload)
  if (!place.poll) draft.polling = null
  else if (draft.polling === null) {
    draft.polling = draft.entry
    const { effect, everyMs, timeoutMs } = place.poll
    effects.push({ kind: 'poll', effect, run: draft.entry, everyMs, timeoutMs })
  }
  if (place.timeLimit) effects.push({ kind: 'timeLimit', ms: place.timeLimit.ms, entry: draft.entry })
  if (place.load)
    effects.push({ kind: 'load', effect: place.load.effect, entry: draft.entry, raises: place.load.raises })
  if (place.call) {
    draft.pending = place.call.pointer
    effects.push({
      kind: 'call',
      effect: place.call.effect,
      entry: draft.entry,
      call: place.call.pointer,
      payload,
    })
  }
}

export function finish(draft: Draft<State>, effects: Effect[]) {
  draft.closed = true
  draft.entry += 1
  draft.polling = null
  draft.pending = null
  draft.delayed = null
  effects.push({ kind: 'emit', message: 'close' })
}

function assign(draft: Draft<State>, assigns: readonly Assign[], payload: Values) {
  const data = draft.data as Record<string, unknown>
  for (const { field, source } of assigns) {
    if (source.kind === 'raise') data[field] = Math.min(Number(data[field]) + 1, source.maximum)
    else data[field] = readSource(source, { in: draft.in as Values, data, event: payload })
  }
}

/**
 * An absent value is null: a state holds nothing undefined, so it can be serialised.
 * What is read from a draft is unwrapped, because an effect outlives the draft.
 */
export function readSource(source: Assign['source'], scope: Scope): unknown {
  if (source.kind === 'literal') return source.value
  if (source.kind === 'raise') return source.maximum
  const values: Values = source.kind === 'outcome' ? scope.event : scope[source.kind]
  const key = source.kind === 'outcome' ? 'outcome' : source.key
  const value = Object.hasOwn(values, key) ? (values[key] ?? null) : null
  return isDraft(value) ? original(value) : value
}

function emitted(emit: NonNullable<Rule['emit']>, scope: Scope, answers: ReturnType<typeof allAnswers>): Effect {
  if (emit.message === 'error') return { kind: 'emit', message: 'error', reason: emit.reason }
  const sent = { kind: 'emit', message: 'success', result: readSource(emit.source, scope) } as const
  return Object.keys(answers).length === 0 ? sent : { ...sent, answers }
}

export function change(state: State, recipe: (draft: Draft<State>, effects: Effect[]) => void): TransitionResult {
  const effects: Effect[] = []
  return { state: immer.produce(state, (draft) => recipe(draft, effects)), effects }
}
