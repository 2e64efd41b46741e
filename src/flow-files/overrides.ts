/** What a variant changes in the flow at the end of its chain. */
import { defined, isRecord, mergedKeys, pointerInMerge, valueAtPointer } from '../flow/index.ts'
import { pointerInVariant, type ResolvedFlow, rootOf } from './resolve.ts'

export interface Override {
  /** Into the merged flow. */
  pointer: string
  /** The file that says it: that of the variant, or of another one that it extends. */
  file: string
  /** Absent where the flow has nothing there, or the variant removes it. */
  from?: unknown
  to?: unknown
  /** What is there without this file: the value of what it extends. */
  inherited?: unknown
}

/** What its file, and the variants that it extends, change in the flow. */
export function overridesOf(resolved: ResolvedFlow): Override[] {
  const flow = rootOf(resolved).flat.value
  const merges = mergesOf(resolved)
  const pointers = new Set(merges.flatMap(({ merge }) => mergedKeys(merge).map(({ pointer }) => pointer)))
  return [...pointers].sort().flatMap((pointer) => {
    const says = ({ merge }: Merge) => pointerInVariant(merge, pointer) !== null
    const nearest = defined(
      merges.find((each) => says(each) || isReplaced(each.merge, pointer)),
      pointer,
    )
    // It says nothing there, and nothing is left of what another file says below the part that it replaces.
    if (!says(nearest)) return []
    return {
      pointer,
      file: nearest.file,
      from: valueAtPointer(flow, pointer),
      to: valueAtPointer(resolved.flat.value, pointer),
      inherited: valueAtPointer(nearest.extended, pointer),
    }
  })
}

/** Whether a merge has a value, or null, in place of what is around a pointer. */
function isReplaced(merge: object, pointer: string): boolean {
  const said = pointerInMerge(merge, pointer)
  return said !== pointer && !isRecord(valueAtPointer(merge, said))
}

interface Merge {
  file: string
  merge: object
  extended: unknown
}

/** The nearest first. */
const mergesOf = ({ document: { file }, variant, base }: ResolvedFlow): Merge[] =>
  variant ? [{ file, merge: variant.merge, extended: base?.flat.value }, ...(base ? mergesOf(base) : [])] : []
