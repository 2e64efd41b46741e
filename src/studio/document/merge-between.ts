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

/**
 * The merge once both flows have changed: as it is written, where the same differs and is all that it says, and where
 * nothing else gives the flow that is wanted.
 */
export function mergeAfter(written: Merge, before: Merged, [extended, whole]: Merged): Merge {
  const wanted = withLists(extended, whole)
  const merge = patchBetween(extended, wanted) as Merge
  if (!gives(extended, merge, wanted)) return written
  const isAsBefore = isSameInAnyOrder(merge, patchBetween(...before))
  return isAsBefore && gives(extended, written, whole) ? written : merge
}

/** Whether a flow is what a merge makes of another one. */
export const gives = (extended: unknown, merge: Merge, whole: unknown): boolean =>
  isSameInAnyOrder(mergePatch(extended, merge), whole)

/** One merge that says what two say, the second where they differ. A null stays. */
export function mergeBoth(first: Merge, second: Merge): Merge {
  const entries = Object.entries(second).map(([key, item]) => {
    const other = first[key]
    return [key, isRecord(other) && isRecord(item) ? mergeBoth(other, item) : item] as const
  })
  return { ...first, ...Object.fromEntries(entries) }
}

/** A null of a merge removes a key: a rule that sets null, and is not there yet, is written as a list of one. */
function withLists(before: unknown, after: unknown): unknown {
  if (!isRecord(after)) return after
  return Object.fromEntries(
    Object.entries(after).map(([key, item]) => {
      const was = isRecord(before) ? before[key] : undefined
      const listed = withLists(was, item)
      const isLost = isRule(key, item) && !gives(was, patchBetween(was, listed) as Merge, listed)
      return [key, isLost ? [listed] : listed]
    }),
  )
}

/** Only what follows an event, a status or an outcome may be a list; what is set on entering may not. */
const isRule = (key: string, item: unknown): boolean =>
  isRecord(item) &&
  isRecord(item['set']) &&
  (/^[A-Z]/.test(key) || ['calls', 'reads', 'onDone', 'onError', 'onTimeout', 'to'].includes(key))
