/** Where a target leads from a place: `@next` and `@back` depend on the path. */
import { type CompiledFlow, defined, type Place, type Rule, type RuleTarget, type Scope } from '../flow/index.ts'
import { EngineError } from './errors.ts'
import type { State } from './state.ts'

export type Destination = { place: Place; backwards: boolean } | 'stay' | 'exit' | 'close' | null

/** null: it leads nowhere now. */
export function destination(flow: CompiledFlow, target: RuleTarget, here: Place, scope: Scope): Destination {
  switch (target.kind) {
    case 'place':
      return placed(flow.places, target.place, false)
    case 'next':
      return onPath(flow, here, scope, 'next')
    case 'back':
      return onPath(flow, here, scope, 'back')
    default:
      return target.kind
  }
}

/** Where BACK leads: the first of these rules decides, or, where there are none, the path does. */
export function backDestination(
  flow: CompiledFlow,
  rules: readonly Rule[] | null,
  here: Place,
  scope: Scope,
): { to: Destination; rule: Rule | null } {
  if (rules === null) return { to: onPath(flow, here, scope, 'back'), rule: null }
  const rule = firstMatching(rules, scope)
  const found = rule ? destination(flow, rule.target, here, scope) : null
  return { to: typeof found === 'object' && found ? { ...found, backwards: true } : found, rule }
}

export function firstMatching(rules: readonly Rule[], scope: Scope): Rule | null {
  for (const rule of rules) if (rule.test === null || rule.test(scope)) return rule
  return null
}

/** The nearest step in this direction that is on the path for these inputs. */
function onPath({ path, places }: CompiledFlow, here: Place, scope: Scope, direction: 'next' | 'back'): Destination {
  const by = direction === 'next' ? 1 : -1
  for (let index = here.pathIndex + by; index >= 0; index += by) {
    const step = path[index]
    if (step === undefined) return null
    if (step.test === null || step.test(scope)) return placed(places, step.entry, direction === 'back')
  }
  return null
}

const placed = (places: CompiledFlow['places'], id: string, backwards: boolean): Destination => ({
  place: defined(places[id], 'place of a compiled target'),
  backwards,
})

/** Where the user is. */
export function placeOf({ name, placeAt }: CompiledFlow, { at }: Pick<State, 'at'>): Place {
  const place = placeAt.get(at.step)?.get(at.state)
  if (place) return place
  const id = at.state === null ? at.step : `${at.step}.${at.state}`
  throw new EngineError('unknown-place', `The flow '${name}' has no place '${id}'.`)
}
