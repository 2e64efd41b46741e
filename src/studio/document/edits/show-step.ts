/** Shows a step to everyone, to nobody, or to the customers for whom a condition holds. */
import type { Node } from 'jsonc-parser'
import { insertKey, remove, replaceValue } from '../../../analysis/index.ts'
import { flowShape } from '../../../generated/flow.shape.ts'
import type { Audience } from '../steps.ts'
import { type Edit, editBetween } from './edit.ts'
import { findNode, nodeAt, readAt } from './nodes.ts'

type Key = 'enabled' | 'when'

/** "Nobody" switches the step off and keeps its condition, so that it comes back as it was. */
export function showStep(text: string, step: string, shown: Audience): Edit | null {
  const on = shown.kind === 'nobody' ? withKey(text, step, 'enabled', false) : withoutKey(text, step, 'enabled')
  const after =
    shown.kind === 'where'
      ? withKey(on, step, 'when', shown.condition)
      : shown.kind === 'everyone'
        ? withoutKey(on, step, 'when')
        : on
  return editBetween(text, after, { code: 'step-shown', step, shown })
}

function withoutKey(text: string, step: string, key: Key): string {
  const node = findNode(text, ['steps', step, key])
  return node ? remove(text, node) : text
}

function withKey(text: string, step: string, key: Key, value: unknown): string {
  const node = findNode(text, ['steps', step, key])
  if (node) return JSON.stringify(readAt(text, node)) === JSON.stringify(value) ? text : replaceValue(text, node, value)
  const holder = nodeAt(text, ['steps', step])
  return insertKey(text, holder, key, value, nextOf(holder, key))
}

const order = Object.keys(flowShape.definitions.step.properties)

/** The key before which a new one belongs, in the order of the schema. */
function nextOf({ children = [] }: Node, key: Key): Node | 'last' {
  return children.find(({ children: [name] = [] }) => order.indexOf(String(name?.value)) > order.indexOf(key)) ?? 'last'
}
