import { childPointer, pointerSegments } from '../pointer/index.ts'
import { isRecord } from './json.ts'

/** RFC 7396 merge patch; changes neither argument. Ignores `__proto__`. */
export function mergePatch(document: unknown, patch: unknown): unknown {
  if (!isRecord(patch)) return patch
  const merged: Record<string, unknown> = isRecord(document) ? { ...document } : {}
  for (const [key, value] of Object.entries(patch)) {
    if (key === '__proto__') continue
    if (value === null) delete merged[key]
    else merged[key] = mergePatch(Object.hasOwn(merged, key) ? merged[key] : undefined, value)
  }
  return merged
}

/** The longest part of a pointer into the merged document that the patch itself spells out. */
export function pointerInMerge(patch: unknown, pointer: string): string {
  let node = patch
  let found = ''
  for (const segment of pointerSegments(pointer)) {
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, segment)) break
    node = (node as Record<string, unknown>)[segment]
    found = childPointer(found, segment)
  }
  return found
}

/** Each value that a merge patch sets, with its pointer into the document; null removes a key. */
export function mergedKeys(merge: unknown, at = ''): { pointer: string; value: unknown }[] {
  if (!isRecord(merge)) return [{ pointer: at, value: merge }]
  return Object.entries(merge).flatMap(([key, value]) => mergedKeys(value, childPointer(at, key)))
}
