/** Edits near one that is not possible, the nearest first. */
import type { FlowDefinition } from '../../generated/flow.types.ts'
import { changeValue } from '../document/edits/change-value.ts'
import type { EditLabel } from '../document/edits/edit.ts'
import { hideStep, rulesLeadingTo } from '../document/edits/hide-step.ts'
import { moveStep } from '../document/edits/move-step.ts'
import { removeStep } from '../document/edits/remove-step.ts'
import { targetsOf } from '../document/step-parts.ts'
import { choicesFor } from '../document/target-choices.ts'
import type { Alternative } from '../store/state.ts'

export const mostAlternatives = 6

/** @param before the flow without the edit */
export function alternativesTo(label: EditLabel, before: FlowDefinition): Alternative[] {
  if (label.code === 'step-moved') return otherPlaces(label, before).slice(0, mostAlternatives)
  if (label.code === 'step-shown' && label.shown.kind === 'nobody')
    return withoutRules({ code: 'step-hidden', step: label.step, rules: 0, to: null }, before)
  if (label.code === 'step-removed' && label.rules === 0) return withoutRules(label, before)
  return label.code === 'target-changed' ? otherTargets(label, before).slice(0, mostAlternatives) : []
}

type LabelOf<Code extends EditLabel['code']> = Extract<EditLabel, { code: Code }>

function otherPlaces({ step, place, of }: LabelOf<'step-moved'>, { path }: FlowDefinition): Alternative[] {
  const places = path.map((_, index) => index + 1)
  return places
    .filter((each) => each !== place && each !== path.indexOf(step) + 1)
    .sort((a, b) => Math.abs(a - place) - Math.abs(b - place))
    .map((each) => ({
      label: { code: 'step-moved', step, place: each, of },
      edit: (text) => moveStep(text, step, each - 1),
    }))
}

/** What leads by name to a step that is hidden or removed is dropped too, or leads on, or back. */
function withoutRules(label: LabelOf<'step-hidden' | 'step-removed'>, before: FlowDefinition): Alternative[] {
  const rules = rulesLeadingTo(before, label.step).flatMap((list) => list.rules).length
  if (rules === 0) return []
  return [null, '@next', '@back'].map((to) => ({
    label: { ...label, rules, to },
    edit: (text) =>
      label.code === 'step-hidden' ? hideStep(text, label.step, to) : removeStep(text, label.step, label.migration, to),
    // A flow that extends this one may lead to the step where this one does not.
    ...(label.code === 'step-hidden' && {
      editMerged: (text) =>
        rulesLeadingTo(JSON.parse(text) as FlowDefinition, label.step).length > 0
          ? hideStep(text, label.step, to)
          : null,
    }),
  }))
}

/** Other targets that fit, the likeliest first. */
function otherTargets({ step, pointer, target }: LabelOf<'target-changed'>, before: FlowDefinition): Alternative[] {
  const written = targetsOf(before, step).find((each) => each.pointer === pointer)
  if (!written) return []
  const fitting = choicesFor(before, step, written).filter((choice) => choice.exclusion === null)
  return fitting
    .filter((choice) => choice.target !== target && choice.target !== written.to)
    .map((choice): Alternative => {
      const label: EditLabel = { code: 'target-changed', step, pointer, target: choice.target }
      return { label, edit: (text) => changeValue(text, pointer, choice.target, label) }
    })
}
