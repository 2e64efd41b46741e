/** An edit of the flow that a variant gives, as an edit of the variant's file: its `merge` says what differs. */
import { childPointer, pointerSegments, valueAtPointer } from '../../../flow/index.ts'
import type { FlowDefinition } from '../../../generated/flow.types.ts'
import { patchBetween } from '../merge-between.ts'
import { applyChange } from '../text-change.ts'
import { type Edit, editBetween } from './edit.ts'
import { findNode } from './nodes.ts'
import { setValue } from './set-value.ts'
import { writeValue } from './write-value.ts'

export interface Merged {
  /** Everything merged in. */
  merged: FlowDefinition
  /** The flow that the file extends. */
  extended: FlowDefinition
}

export function editVariant(
  text: string,
  { merged, extended }: Merged,
  edit: (text: string) => Edit | null,
): Edit | null {
  const flat = JSON.stringify(withoutAdded(merged), null, 2)
  const made = edit(flat)
  if (!made) return null
  const after: unknown = JSON.parse(applyChange(flat, made.change))
  const merge = patchBetween(withoutAdded(extended), after)
  return editBetween(text, writeValue(text, ['merge'], merge), made.label)
}

/** Puts back at a pointer what the extended flow has. */
export const inherit = (text: string, variant: Merged, pointer: string): Edit | null =>
  editVariant(text, variant, (flat) => {
    const after = inherited(flat, variant.extended, pointerSegments(pointer))
    return editBetween(flat, after, { code: 'inherited', pointer })
  })

/** What is around it goes, too, where the extended flow has none and nothing is left in it. */
function inherited(text: string, extended: FlowDefinition, path: readonly string[]): string {
  const usual = valueAtPointer(extended, childPointer('', ...path))
  const after = writeValue(text, [...path], usual)
  const around = path.slice(0, -1)
  const isEmpty = findNode(after, around)?.children?.length === 0
  const isAdded = valueAtPointer(extended, childPointer('', ...around)) === undefined
  return isEmpty && isAdded ? inherited(after, extended, around) : after
}

export const override = (text: string, merged: Merged, pointer: string, value: unknown): Edit | null =>
  editVariant(text, merged, (flat) => setValue(flat, pointer, value))

/** What the merge adds by itself, and the name, by which every variant differs. */
export const withoutAdded = ({ name: _, base: __, forms: ___, ...written }: FlowDefinition) => written
