/** The only name that nothing uses, where an unknown one of its kind is used: that is probably its new name. */
import { stepOf } from '../../../analysis/index.ts'
import { type ProblemOf, placeId, pointerSegments } from '../../../flow/index.ts'
import type { FlowDefinition } from '../../../generated/flow.types.ts'
import { namesIn } from './expressions.ts'
import { textsIn } from './texts-in.ts'

export type RenamedKind = 'step' | 'state' | 'condition'

export function newNameOf(
  { kind, name, suggestion, pointer }: ProblemOf<'unknown-name'>,
  definition: FlowDefinition,
): { kind: RenamedKind; name: string; to: string } | null {
  // A formula in place of a name has words of its own.
  if (suggestion.kind === 'did-you-mean' || /[^\w.-]/.test(name)) return null
  if (kind === 'condition') return only(kind, name, unusedConditions(definition))
  if (kind !== 'step' && kind !== 'state') return null
  const [section, around] = pointerSegments(pointer)
  const step = section === 'steps' && around !== undefined ? around : null
  const states = step === null ? [] : unusedStates(definition, step)
  return only('state', name, states) ?? (kind === 'step' ? newStep(name, definition) : null)
}

function newStep(name: string, definition: FlowDefinition) {
  const found = only('step', stepOf(name), unusedSteps(definition.steps, textsIn(definition)))
  return found && { ...found, name, to: name.replace(stepOf(name), found.to) }
}

/** Steps that none of these texts names. */
export const unusedSteps = (steps: FlowDefinition['steps'], texts: readonly string[]): string[] => {
  const named = new Set(texts.map(stepOf))
  return Object.keys(steps).filter((step) => !named.has(step))
}

export function only<Kind extends RenamedKind>(kind: Kind, name: string, unused: readonly string[]) {
  const [to, ...others] = unused
  return to === undefined || others.length > 0 ? null : { kind, name, to }
}

/** The first state is where the step begins, so it needs no name elsewhere. */
function unusedStates(definition: FlowDefinition, step: string): string[] {
  const states = Object.keys(definition.steps[step]?.states ?? {})
  const texts = new Set(textsIn(definition))
  return states.slice(1).filter((state) => !texts.has(state) && !texts.has(placeId(step, state)))
}

function unusedConditions({ conditions, ...rest }: FlowDefinition): string[] {
  const used = new Set([...namesIn(rest), ...Object.values(conditions).flatMap((each) => namesIn(each, true))])
  return Object.keys(conditions).filter((name) => !used.has(name))
}
