import { insertKey, remove, replaceValue } from '../../../analysis/index.ts'
import { type Edit, editBetween } from './edit.ts'
import { findNode, nodeAt } from './nodes.ts'

/** An empty one is removed. */
export function changeDescription(text: string, step: string, description: string): Edit | null {
  const node = findNode(text, ['steps', step, 'description'])
  const label = { code: 'description-changed', step } as const
  if (description === '') return node ? editBetween(text, remove(text, node), label) : null
  if (node) return editBetween(text, replaceValue(text, node, description), label)
  return editBetween(text, insertKey(text, nodeAt(text, ['steps', step]), 'description', description, 'first'), label)
}
