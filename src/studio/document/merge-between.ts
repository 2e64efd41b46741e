/** What has to be merged into one flow so that it gives another. */
import { isRecord, isSameInAnyOrder, mergePatch } from '../../flow/index.ts'

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

/** A flow, and what a merge makes of it. */
type Merged = readonly [extended: unknown, whole: unknown]

type Merge = Readonly<Record<string, unknown>>

/** The merge once both flows have changed: as it is written, where the same differs and is all that it says. */
export function mergeAfter(written: Merge, before: Merged, after: Merged): Merge {
  const merge = patchBetween(...after) as Merge
  const isAsBefore = isSameInAnyOrder(merge, patchBetween(...before))
  const [extended, whole] = after
  return isAsBefore && isSameInAnyOrder(mergePatch(extended, written), whole) ? written : merge
}
