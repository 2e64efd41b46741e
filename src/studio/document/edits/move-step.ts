import { applyEdits } from 'jsonc-parser'
import { defined } from '../../../flow/index.ts'
import { type Edit, editBetween } from './edit.ts'
import { nodeAt } from './nodes.ts'

/** Moves a step of the path to an index. Names change places, so that spaces and line breaks stay as they are. */
export function moveStep(text: string, step: string, to: number): Edit | null {
  const { children: slots = [] } = nodeAt(text, ['path'])
  const names = slots.map(({ value }) => String(value))
  const order = names.filter((name) => name !== step)
  order.splice(to, 0, step)
  const edits = slots.map(({ offset, length }, index) => {
    const from = defined(slots[names.indexOf(defined(order[index], 'step'))], 'place on the path')
    return { offset, length, content: text.slice(from.offset, from.offset + from.length) }
  })
  const label = { code: 'step-moved', step, place: to + 1, of: names.length } as const
  return editBetween(text, applyEdits(text, edits), label)
}
