/** Where a target leads from a place: `@next` and `@back` depend on the path. */
import {
  type CompiledFlow,
  defined,
  type Place,
  placeId,
  type Rule,
  type RuleTarget,
  type Scope,
} from '../flow/index.ts'
import { EngineError } from './errors.ts'
import type { State } from './state.ts'

export type Destination = { place: Place; backwards: boolean } | 'stay' | 'exit' | 'close' | null

/** null: it leads nowhere now. */
export function destination(flow: CompiledFlow, target: RuleTarget, current: Place, scope: Scope): Destination {
  switch (target.kind) {
    case 'place':
      return placed(flow.places, target.place, false)
    case 'next':
      return onPath(flow, current, scope, 'next')
    case 'back':
      return onPath(flow, current, scope, 'back')
    default:
      return target.kind
  }
}

/** Where BACK leads: the first of these rules decides, or, where there are none, the path does. */
export function backDestination(
  flow: CompiledFlow,
  rules: readonly Rule[] | null,
  current: Place,
  scope: Scope,
): { to: Destination; rule: Rule | null } {
  if (rules === null) return { to: onPath(flow, current, scope, 'back'), rule: null }
  const rule = firstMatching(rules, scope)
  const found = rule ? destination(flow, rule.target, current, scope) : null
  return { to: typeof found === 'object' && found ? { ...found, backwards: true } : found, rule }
}

export function firstMatching(rules: readonly Rule[], scope: Scope): Rule | null {
  for (const rule of rules) if (rule.test === null || rule.test(scope)) return rule
  return null
}

/** The nearest step in this direction that is on the path for these inputs. */
function onPath({ path, places }: CompiledFlow, current: Place, scope: Scope, direction: 'next' | 'back'): Destination {
  const by = direction === 'next' ? 1 : -1
  for (let index = current.pathIndex + by; index >= 0; index += by) {
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
  throw new EngineError('unknown-place', `The flow '${name}' has no place '${placeId(at.step, at.state)}'.`)
}

/** Where the steps that are still to come on the path begin, as far as the answers of the user are known. */
export function stepsAhead(flow: CompiledFlow, state: State): Place[] {
  const index = flow.path.findIndex(({ step }) => step === state.at.step)
  const scope = { in: state.in, data: state.data, event: {} }
  const ahead = index < 0 ? [] : flow.path.slice(index + 1).filter(({ test }) => test === null || test(scope))
  return ahead.map(({ entry }) => defined(flow.places[entry], `place '${entry}'`))
}
