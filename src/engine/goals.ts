/** Where a goal leads from here: `@next` and `@back` are read off the path. */
import type { CompiledFlow, Place, Rule, RuleTarget, Scope } from '../flow/index.ts'
import type { State } from './state.ts'

export type Destination = { place: Place; backwards: boolean } | 'stay' | 'exit' | 'close' | null

/** null: it leads nowhere now, so the control for it is not offered. */
export function destination(flow: CompiledFlow, goal: RuleTarget, here: Place, scope: Scope): Destination {
  switch (goal.kind) {
    case 'place':
      return placed(flow, goal.place, false)
    case 'next':
      return onPath(flow, here, scope, 'next')
    case 'back':
      return onPath(flow, here, scope, 'back')
    default:
      return goal.kind
  }
}

/** Where BACK leads: the place's own rules, else the nearest earlier step on the path. */
export function backDestination(flow: CompiledFlow, here: Place, scope: Scope): Destination {
  if (here.back === null) return onPath(flow, here, scope, 'back')
  const rule = firstMatching(here.back, scope)
  const found = rule ? destination(flow, rule.target, here, scope) : null
  return typeof found === 'object' && found ? { ...found, backwards: true } : found
}

export function firstMatching(rules: readonly Rule[] | undefined, scope: Scope): Rule | null {
  return rules?.find(({ test }) => test === null || test(scope)) ?? null
}

function onPath(flow: CompiledFlow, here: Place, scope: Scope, way: 'next' | 'back'): Destination {
  const index = flow.path.findIndex(({ step }) => step === here.step)
  const candidates = way === 'next' ? flow.path.slice(index + 1) : flow.path.slice(0, Math.max(index, 0)).reverse()
  const found = candidates.find(({ test }) => test === null || test(scope))
  return found ? placed(flow, found.entry, way === 'back') : null
}

function placed(flow: CompiledFlow, id: string, backwards: boolean): Destination {
  const place = flow.places[id]
  return place ? { place, backwards } : null
}

/** Where the user is. */
export function placeOf(flow: CompiledFlow, { at }: Pick<State, 'at'>): Place {
  const place = flow.places[at.state === null ? at.step : `${at.step}.${at.state}`]
  if (!place) throw new Error(`The flow '${flow.name}' has no place '${at.step}.${at.state}'.`)
  return place
}
