/** start · transition: (state, event) → { state, effects }. Decides, never does (design section 3). */
import type { CompiledFlow, Rule, Scope, Values } from '../flow/index.ts'
import { apply, change, enter, enterDestination, finish, readSource } from './apply.ts'
import { backDestination, firstMatching, placeOf } from './goals.ts'
import type { Event, Outcome, State, TransitionResult, UserEvent } from './state.ts'

/** The first state of a session. `inputs` come from `readInputs`, so every value lies in its domain. */
export function start(flow: CompiledFlow, inputs: Values): TransitionResult {
  const data: Record<string, unknown> = {}
  for (const field of flow.data)
    data[field.name] = field.init.kind === 'in' ? inputs[field.init.key] : readSource(field.init)
  const scope: Scope = { in: inputs, data, event: {} }
  const rule = firstMatching(flow.start, scope)
  const first = flow.path.find(({ test }) => test === null || test(scope))
  const id = rule?.target.kind === 'place' ? rule.target.place : first?.entry
  const place = id === undefined ? undefined : flow.places[id]
  if (!place) throw new Error(`The flow '${flow.name}' has no step to start with for these inputs.`)
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
  return change(state, (draft, effects) => enter(draft, place, 'none', {}, effects))
}

/** The next state; the same object and no effects where the event means nothing here. */
export function transition(flow: CompiledFlow, state: State, event: Event): TransitionResult {
  if (state.closed) return { state, effects: [] }
  return isOutcome(event) ? settle(flow, state, event) : handle(flow, state, event)
}

/** Whether an event would lead anywhere now: what decides if a control is shown. Payload conditions count as open. */
export function accepts(flow: CompiledFlow, state: State, type: string): boolean {
  if (state.closed) return false
  const overlay = flow.overlays.find(({ id }) => id === state.overlay)
  if (overlay) return Object.hasOwn(overlay.on, type)
  const place = placeOf(flow, state)
  const scope: Scope = { in: state.in, data: state.data, event: {} }
  const own = entryOf(place.on, type)
  if (own) return firstMatching(own, scope) !== null
  if (type === 'BACK') return backDestination(flow, place, scope) !== null
  return flow.overlays.some(({ opensOn }) => opensOn === type)
}

function handle(flow: CompiledFlow, state: State, event: UserEvent): TransitionResult {
  const overlay = flow.overlays.find(({ id }) => id === state.overlay)
  if (overlay) {
    const end = entryOf(overlay.on, event.type)
    if (!end) return { state, effects: [] }
    return change(state, (draft, effects) => {
      draft.overlay = null
      if (end === 'close') finish(draft, effects)
    })
  }
  const place = placeOf(flow, state)
  const scope: Scope = { in: state.in, data: state.data, event }
  const own = entryOf(place.on, event.type)
  if (own) return apply(flow, state, firstMatching(own, scope), event)
  if (event.type === 'BACK') {
    const rule = firstMatching(place.back ?? [], scope)
    return { ...enterDestination(state, backDestination(flow, place, scope)), ...(rule && { rule: rule.pointer }) }
  }
  const opens = flow.overlays.find(({ opensOn }) => opensOn === event.type)
  return opens
    ? change(state, (draft) => {
        draft.overlay = opens.id
      })
    : { state, effects: [] }
}

function settle(flow: CompiledFlow, state: State, event: Outcome): TransitionResult {
  const place = placeOf(flow, state)
  const choose = (rules: readonly Rule[] | undefined, about: Values, from = state) =>
    apply(flow, from, firstMatching(rules, { in: state.in, data: state.data, event: about }), about)
  switch (event.type) {
    case '@done':
    case '@failed': {
      if (event.entry !== state.entry || event.call !== state.pending) break
      const call = flow.calls[event.call]
      const settled = change(state, (draft) => {
        draft.pending = null
      }).state
      return event.type === '@done'
        ? choose(call?.onDone, { outcome: event.value }, settled)
        : choose(call?.onError, { code: event.code }, settled)
    }
    case '@status':
      if (event.run === state.polling)
        return choose(entryOf(place.poll?.statuses, event.status) ?? place.poll?.onError, {})
      break
    case '@pollFailed':
      if (event.run === state.polling) return choose(place.poll?.onError, { code: event.code })
      break
    case '@pollTimedOut':
      if (event.run === state.polling) return choose(place.poll?.onTimeout, {})
      break
    case '@elapsed': {
      const rule = flow.rules[event.rule]
      if (event.entry !== state.entry || event.rule !== state.delayed || !rule) break
      const waited = change(state, (draft) => {
        draft.delayed = null
      }).state
      return apply(flow, waited, { ...rule, afterMs: null }, {})
    }
    case '@raised':
      if (event.entry === state.entry) return choose(entryOf(place.on, event.event), {})
      break
  }
  return { state, effects: [] }
}

/** An entry of a table, never something inherited. */
const entryOf = <T>(table: Readonly<Record<string, T>> | undefined, key: string): T | undefined =>
  table && Object.hasOwn(table, key) ? table[key] : undefined

const isOutcome = (event: Event): event is Outcome => event.type.startsWith('@')
