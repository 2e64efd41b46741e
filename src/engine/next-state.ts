/** The next state while it is made: copied at its first write, so an event that changes nothing leads to the same object. */
import type { Rule } from '../flow/index.ts'
import type { Effect, State, TransitionResult } from './state.ts'

export interface NextState {
  state: State
  isCopy: boolean
  /** The copy of the data; null before the first write to them. */
  data: Record<string, unknown> | null
  /** null until there is one. */
  effects: Effect[] | null
}

const noEffects: readonly Effect[] = Object.freeze([])

let seal: ((state: State) => void) | null = null

/** What is done to every finished state. */
export function sealStates(by: (state: State) => void): void {
  seal = by
}

export const nextStateOf = (state: State): NextState => ({ state, isCopy: false, data: null, effects: null })

/** The state to write to. */
export function writable(next: NextState): State {
  if (!next.isCopy) {
    next.state = { ...next.state }
    next.isCopy = true
  }
  return next.state
}

export function setDatum(next: NextState, field: string, value: unknown): void {
  if (Object.is(next.state.data[field], value)) return
  if (next.data === null) {
    next.data = { ...next.state.data }
    writable(next).data = next.data
  }
  next.data[field] = value
}

export function addEffect(next: NextState, effect: Effect): void {
  if (next.effects === null) next.effects = [effect]
  else next.effects.push(effect)
}

export function finished({ state, effects }: NextState, rule: Rule | null): TransitionResult {
  seal?.(state)
  if (rule === null) return { state, effects: effects ?? noEffects }
  return { state, effects: effects ?? noEffects, rule: rule.pointer }
}
