/** Where the document contains what the model found: parts of a variant are in its merge. */
import { childPointer, joinPointers, pointerSegments, valueAtPointer } from '../flow/index.ts'
import type { FlowDefinition } from '../generated/flow.types.ts'

/** `flow`: the base, or the base with variants merged in. */
export function sourcePointer(base: FlowDefinition, flow: FlowDefinition, pointer: string): string {
  if (flow === base || textAt(flow, pointer) === textAt(base, pointer)) return pointer
  const segments = pointerSegments(pointer)
  const index = (base.variants ?? []).findIndex(({ merge }) => touches(merge, segments))
  return index < 0 ? pointer : joinPointers(childPointer('/variants', index, 'merge'), pointer)
}

/** The value there as a text to compare; undefined if there is none. */
export const textAt = (document: unknown, pointer: string): string | undefined =>
  JSON.stringify(valueAtPointer(document, pointer))

/** Whether the merge changes the value there, or an object or list that contains it. */
function touches(merge: unknown, segments: readonly string[]): boolean {
  if (typeof merge !== 'object' || merge === null || Array.isArray(merge)) return true
  const [first, ...rest] = segments
  if (first === undefined) return true
  return Object.hasOwn(merge, first) && touches((merge as Record<string, unknown>)[first], rest)
}
