/** Where in the document something stands that the model found: a variant's own words stand in its merge. */
import { pointerSegments } from '../../../flow/index.ts'
import type { FlowDefinition } from '../../../generated/flow.types.ts'

/** `flow` is the base or what variants made of it. */
export function sourcePointer(base: FlowDefinition, flow: FlowDefinition, pointer: string): string {
  if (flow === base || textAt(flow, pointer) === textAt(base, pointer)) return pointer
  const segments = pointerSegments(pointer)
  const index = (base.variants ?? []).findIndex(({ merge }) => touches(merge, segments))
  return index < 0 ? pointer : `/variants/${index}/merge${pointer}`
}

/** What stands there, as text to compare; undefined where nothing does. */
export const textAt = (document: unknown, pointer: string): string | undefined =>
  JSON.stringify(pointerSegments(pointer).reduce(child, document))

const child = (node: unknown, key: string): unknown =>
  typeof node === 'object' && node !== null && Object.hasOwn(node, key)
    ? (node as Record<string, unknown>)[key]
    : undefined

/** Whether the merge says something about what stands there, or about a whole that it is part of. */
function touches(merge: unknown, segments: readonly string[]): boolean {
  if (typeof merge !== 'object' || merge === null || Array.isArray(merge)) return true
  const [first, ...rest] = segments
  if (first === undefined) return true
  return Object.hasOwn(merge, first) && touches((merge as Record<string, unknown>)[first], rest)
}
