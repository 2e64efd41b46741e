/** Where a target leads from a place: `@next` and `@back` depend on the path. */
import type { CompiledFlow, Place, Rule, RuleTarget, Scope } from '../flow/index.ts'
import { EngineError } from './errors.ts'
import type { State } from './state.ts'

export type Destination = { place: Place; backwards: boolean } | 'stay' | 'exit' | 'close' | null

/** null: it leads nowhere now. */
export function destination(flow: CompiledFlow, target: RuleTarget, here: Place, scope: Scope): Destination {
  switch (target.kind) {
    case 'place':
      return placed(flow, target.place, false)
    case 'next':
      return onPath(flow, here, scope, 'next')
    case 'back':
      return onPath(flow, here, scope, 'back')
    default:
      return target.kind
  }
}

/** Where BACK leads: the place's own rules, else the nearest earlier step on the path. */
export function backDestination(flow: CompiledFlow, here: Place, scope: Scope): Destination {
  if (here.back === null) return onPath(flow, here, scope, 'back')
  const rule = firstMatching(here.back, scope)
  const found = rule ? destination(flow, rule.target, here, scope) : null
  return typeof found === 'object' && found ? { ...found, backwards: true } : found
}

export function firstMatching(rules: readonly Rule[], scope: Scope): Rule | null {
  return rules.find(({ test }) => test === null || test(scope)) ?? null
}

/** The nearest step in this direction that is on the path for these inputs. */
function onPath(flow: CompiledFlow, here: Place, scope: Scope, direction: 'next' | 'back'): Destination {
  const index = flow.path.findIndex(({ step }) => step === here.step)
  const before = flow.path.slice(0, Math.max(index, 0)).reverse()
  const candidates = direction === 'next' ? flow.path.slice(index + 1) : before
  const found = candidates.find(({ test }) => test === null || test(scope))
  return found ? placed(flow, found.entry, direction === 'back') : null
}

function placed(flow: CompiledFlow, id: string, backwards: boolean): Destination {
  const place = flow.places[id]
  return place ? { place, backwards } : null
}

/** Where the user is. */
export function placeOf(flow: CompiledFlow, { at }: Pick<State, 'at'>): Place {
  const id = at.state === null ? at.step : `${at.step}.${at.state}`
  const place = flow.places[id]
  if (!place) throw new EngineError('unknown-place', `The flow '${flow.name}' has no place '${id}'.`)
  return place
}
