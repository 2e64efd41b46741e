/** What a variant changes in the flow at the end of its chain. */
import { mergedKeys, valueAtPointer } from '../flow/index.ts'
import { type ResolvedFlow, rootOf } from './resolve.ts'

export interface Override {
  /** Into the merged flow. */
  pointer: string
  /** Absent where the flow has nothing there, or the variant removes it. */
  from?: unknown
  to?: unknown
}

/** What its file, and the variants that it extends, change in the flow. */
export function overridesOf(resolved: ResolvedFlow): Override[] {
  const flow = rootOf(resolved).flat.value
  const pointers = new Set(mergesOf(resolved).flatMap((merge) => mergedKeys(merge).map(({ pointer }) => pointer)))
  return [...pointers].sort().map((pointer) => ({
    pointer,
    from: valueAtPointer(flow, pointer),
    to: valueAtPointer(resolved.flat.value, pointer),
  }))
}

const mergesOf = ({ variant, base }: ResolvedFlow): unknown[] =>
  variant ? [variant.merge, ...(base ? mergesOf(base) : [])] : []
