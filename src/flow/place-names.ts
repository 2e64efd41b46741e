/** Which places a name means: a step, a state of the same step, or `step.state`. */
import type { FlowDefinition, StepDefinition } from '../generated/flow.types.ts'
import { defined } from './defined.ts'
import { parsePlaceId, placeId } from './place-id.ts'
import type { Problem } from './problem.ts'
import { type RuleContext, targetKeywords } from './rules.ts'
import { suggest } from './suggest.ts'

/** The place in which a step begins. */
export function entryOf(name: string, step: StepDefinition): string {
  return step.states ? `${name}.${step.initial ?? Object.keys(step.states)[0]}` : name
}

/** Ids of the places that `step` (all its states) or `step.state` names; none if there is no such step. */
export function placesOf({ steps }: FlowDefinition, name: string): string[] {
  const { step: stepName, state } = parsePlaceId(name)
  const step = Object.hasOwn(steps, stepName) ? steps[stepName] : undefined
  if (!step) return []
  const places = step.states ? Object.keys(step.states).map((each) => placeId(stepName, each)) : [stepName]
  return state === null ? places : places.filter((place) => place === name)
}

/** What can name a place from anywhere: each step, followed by its states as `step.state`. */
export const placeNames = ({ steps }: FlowDefinition): string[] =>
  Object.entries(steps).flatMap(([step, { states = {} }]) => [
    step,
    ...Object.keys(states).map((state) => placeId(step, state)),
  ])

/** Resolves `state`, `step` or `step.state` to a place; a state of the same step comes first. */
export function createPlaceResolver(
  definition: FlowDefinition,
  report: (problem: Problem) => void,
): RuleContext['place'] {
  const { steps } = definition
  const statesOf = (step: string) => Object.keys(defined(steps[step], `step '${step}'`).states ?? {})
  const everywhere = placeNames(definition)
  return (name, where, pointer) => {
    const siblings = where.step === null ? [] : statesOf(where.step)
    if (where.step && siblings.includes(name)) return placeId(where.step, name)
    const { step: stepName } = parsePlaceId(name)
    const step = Object.hasOwn(steps, stepName) ? steps[stepName] : undefined
    if (!step || !everywhere.includes(name)) {
      const suggestion = suggest(name, [...siblings, ...Object.keys(targetKeywords), ...everywhere])
      report({ code: 'unknown-name', pointer, kind: 'step', name, suggestion })
      return null
    }
    if (step.enabled === false) report({ code: 'switched-off', pointer, step: stepName })
    return name === stepName ? entryOf(name, step) : name
  }
}
