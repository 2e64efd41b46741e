import { childPointer } from '../../../flow/index.ts'
/** Each value that a merge patch sets (RFC 7396), with its pointer; null removes a key. */
export function mergedKeys(merge: unknown, at = ''): { pointer: string; value: unknown }[] {
  if (typeof merge !== 'object' || merge === null || Array.isArray(merge)) return [{ pointer: at, value: merge }]
  return Object.entries(merge).flatMap(([key, value]) => mergedKeys(value, childPointer(at, key)))
}
