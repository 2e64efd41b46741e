/** Shows a step to nobody, and takes care of the rules that lead to it by name: they are dropped, or lead elsewhere. */
import { type RuleList, remove, replaceValue, ruleListsOf } from '../../../analysis/index.ts'
import { childPointer, isPointerBelow, valueAtPointer } from '../../../flow/index.ts'
import type { FlowDefinition } from '../../../generated/flow.types.ts'
import { applyChange } from '../text-change.ts'
import { type Edit, editBetween } from './edit.ts'
import { nodeAtPointer } from './nodes.ts'
import { showStep } from './show-step.ts'

/** @param to where the rules lead then; null: they are dropped */
export function hideStep(text: string, step: string, to: string | null): Edit | null {
  const definition = JSON.parse(text) as FlowDefinition
  const leading = rulesLeadingTo(definition, step)
  const redirected = (now: string, pointer: string) =>
    to === null ? remove(now, nodeAtPointer(now, pointer)) : replaceValue(now, nodeAtPointer(now, pointer), to)
  const pointers =
    to === null ? droppedFor(leading) : leading.flatMap(({ rules }) => rules.map(nameOfTarget(definition)))
  // The last one first, so that no edit moves the place of another.
  const places = pointers.map((pointer) => ({ pointer, at: nodeAtPointer(text, pointer).offset }))
  const after = places.sort((a, b) => b.at - a.at).reduce((now, { pointer }) => redirected(now, pointer), text)
  const hidden = showStep(after, step, { kind: 'nobody' })
  const label = { code: 'step-hidden', step, rules: leading.flatMap(({ rules }) => rules).length, to } as const
  return editBetween(text, hidden ? applyChange(after, hidden.change) : after, label)
}

/** Lists of rules of other steps and of the whole flow, with those rules that lead to the step or into it. */
export function rulesLeadingTo(definition: FlowDefinition, step: string): RulesOfList[] {
  return ruleListsOf(definition).flatMap((list) => {
    if (list.step === step) return []
    const rules = list.rules.filter(({ rule: { to } }) => to === step || to?.startsWith(`${step}.`))
    return rules.length > 0 ? [{ list, rules: rules.map(({ pointer }) => pointer) }] : []
  })
}

interface RulesOfList {
  list: RuleList
  /** Pointers to the rules that lead to the step. */
  rules: readonly string[]
}

/** If every rule of a list is removed, the list is removed; a pointer inside another removed one is skipped. */
function droppedFor(leading: readonly RulesOfList[]): string[] {
  const all = leading.flatMap(({ list, rules }) => (rules.length === list.rules.length ? [list.pointer] : rules))
  return all.filter((pointer) => !all.some((other) => isPointerBelow(pointer, other)))
}

const nameOfTarget = (definition: FlowDefinition) => (pointer: string) =>
  typeof valueAtPointer(definition, pointer) === 'string' ? pointer : childPointer(pointer, 'to')
