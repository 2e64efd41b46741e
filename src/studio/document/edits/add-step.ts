/** Adds a step to the path. */
import { insertItem, insertKey } from '../../../analysis/index.ts'
import type { StepDefinition } from '../../../generated/flow.types.ts'
import { type Edit, editBetween } from './edit.ts'
import { moveStep } from './move-step.ts'
import { nodeAt } from './nodes.ts'

/** @param at its index on the path */
export function addStep(text: string, name: string, step: StepDefinition, at: number): Edit | null {
  const written = insertKey(text, nodeAt(text, ['steps']), name, step, 'last')
  const longer = insertItem(written, nodeAt(written, ['path']), name)
  const moved = moveStep(longer, name, at)
  const { from, to, insert } = moved ? moved.change : { from: 0, to: 0, insert: '' }
  return editBetween(text, longer.slice(0, from) + insert + longer.slice(to), { code: 'step-added', step: name })
}
