/** Adds a step to the path. */
import { insertItem, insertKey } from '../../../analysis/index.ts'
import type { StepDefinition } from '../../../generated/flow.types.ts'
import { applyChange } from '../text-change.ts'
import { type Edit, editBetween } from './edit.ts'
import { moveStep } from './move-step.ts'
import { nodeAt } from './nodes.ts'

/** @param at its index on the path */
export function addStep(text: string, name: string, step: StepDefinition, at: number): Edit | null {
  const written = insertKey(text, nodeAt(text, ['steps']), name, step, 'last')
  const longer = insertItem(written, nodeAt(written, ['path']), name)
  const moved = moveStep(longer, name, at)
  return editBetween(text, moved ? applyChange(longer, moved.change) : longer, { code: 'step-added', step: name })
}
