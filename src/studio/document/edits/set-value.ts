import { pointerSegments } from '../../../flow/index.ts'
import { type Edit, type EditLabel, editBetween } from './edit.ts'
import { writeValue } from './write-value.ts'

/** Any value at a pointer, there or not. undefined: what is there is removed. */
export const setValue = (
  text: string,
  pointer: string,
  value: unknown,
  label: EditLabel = { code: 'value-set', pointer },
): Edit | null => editBetween(text, writeValue(text, pointerSegments(pointer), value), label)
