/** What has to be merged into one flow so that it gives another. */
import { isRecord, isSameInAnyOrder } from '../../flow/index.ts'

/** RFC 7396: merged into `before` it gives `after`. A merge can't change the order of keys, so it does not count. */
export function patchBetween(before: unknown, after: unknown): unknown {
  if (!isRecord(before) || !isRecord(after)) return after
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key))
  const changed = Object.entries(after).filter(([key, value]) => !isSameInAnyOrder(before[key], value))
  return Object.fromEntries([
    ...gone.map((key) => [key, null] as const),
    ...changed.map(([key, value]) => [key, patchBetween(before[key], value)] as const),
  ])
}
