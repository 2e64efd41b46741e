/** The next state while it is made: copied at its first write, so an event that changes nothing leads to the same object. */
import type { Rule } from '../flow/index.ts'
import type { Effect, State, TransitionResult } from './state.ts'

export interface Draft {
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

export const draftOf = (state: State): Draft => ({ state, isCopy: false, data: null, effects: null })

/** The state to write to. */
export function writable(draft: Draft): State {
  if (!draft.isCopy) {
    draft.state = { ...draft.state }
    draft.isCopy = true
  }
  return draft.state
}

export function setDatum(draft: Draft, field: string, value: unknown): void {
  if (Object.is(draft.state.data[field], value)) return
  if (draft.data === null) {
    draft.data = { ...draft.state.data }
    writable(draft).data = draft.data
  }
  draft.data[field] = value
}

export function addEffect(draft: Draft, effect: Effect): void {
  if (draft.effects === null) draft.effects = [effect]
  else draft.effects.push(effect)
}

export function finished({ state, effects }: Draft, rule: Rule | null): TransitionResult {
  seal?.(state)
  if (rule === null) return { state, effects: effects ?? noEffects }
  return { state, effects: effects ?? noEffects, rule: rule.pointer }
}
