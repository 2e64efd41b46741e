/** Moves a finding from the merged flow, or its merged tests, to where the variant's own files say it. */
import type { Document } from '../analysis/index.ts'
import { isSameJson, joinPointers, pointerInMerge } from '../flow/index.ts'
import { pointerInVariant, type ResolvedFlow } from '../flow-files/index.ts'
import type { Finding } from './finding.ts'

/** @param causingChange the change that causes it, if that is known: a pointer into the merged flow */
export function markInVariant(
  finding: Finding,
  { document, flat, variant }: ResolvedFlow,
  tests: Document | null,
  causingChange: string | undefined,
): Finding {
  if (!variant) return finding
  const { fix, ...rest } = finding
  const isInTests = finding.file !== document.file
  const origin = (isInTests && tests ? tests : flat).origin(finding.pointer)
  if (isInTests && tests && origin.file === finding.file)
    return {
      ...finding,
      pointer: origin.pointer,
      ...(fix && { fix: { ...fix, pointer: tests.origin(fix.pointer).pointer } }),
    }
  const own = isInTests ? null : pointerInVariant(variant.merge, finding.pointer)
  const fixed = fix && pointerInVariant(variant.merge, fix.pointer)
  const pointer =
    own ?? joinPointers('/merge', causingChange ?? (isInTests ? '' : pointerInMerge(variant.merge, finding.pointer)))
  const marksKey =
    own !== null && isSame(finding, flat.range(finding.pointer, true)) && !isSame(finding, flat.range(finding.pointer))
  return {
    ...rest,
    // The sentence speaks of a place in the extended flow; what is marked is the change that causes it.
    ...(own === null && !isInTests && { message: withPlace(finding, flat.origin(finding.pointer).file) }),
    pointer,
    file: document.file,
    ...document.range(pointer, marksKey),
    ...(fix && fixed && { fix: { ...fix, pointer: fixed } }),
  }
}

const withPlace = ({ message, start }: Finding, file: string): string =>
  `With this change, in line ${start.line} of ${file}: ${message}`

type Range = ReturnType<Document['range']>

const isSame = (a: Range, b: Range): boolean => isSameJson(a.start, b.start) && isSameJson(a.end, b.end)
