/**
 * Which change of a variant causes a finding that is marked in what it extends: the one without which it is gone, and
 * nothing else is wrong instead.
 */
import { mergedKeys, mergePatch, parentPointer, pointerSegments, valueAtPointer } from '../flow/index.ts'
import type { Finding } from './finding.ts'
import type { Rule } from './rule.ts'

/** A finding in a merged flow, by what tells it from others there. */
export interface Identified {
  identity: string
  finding: Finding
}

/** Each change costs a walk of the flow. */
const mostChanges = 20

type Lint = (merge: object, rules: readonly Rule[]) => readonly Identified[]

/**
 * By identity of the finding: the pointer, in the merged flow, of the change.
 * @param found everything that is wrong with the variant, `unexplained` among it
 */
export function findCausingChanges(
  merge: object,
  found: readonly Identified[],
  unexplained: readonly Identified[],
  lint: Lint,
  rules: readonly Rule[],
): Map<string, string> {
  const causingChanges = new Map<string, string>()
  const changes = mergedKeys(merge).map(({ pointer }) => pointer)
  if (unexplained.length === 0 || changes.length > mostChanges) return causingChanges
  const concerned = rules.filter(({ id }) => found.some(({ finding }) => finding.rule === id))
  const known = new Set(found.map(({ identity }) => identity))
  for (const change of changes) {
    const left = changes.length === 1 ? [] : lint(withoutChange(merge, change), concerned)
    const isWorse = left.some(({ identity }) => !known.has(identity))
    for (const { identity } of isWorse ? [] : unexplained)
      if (!causingChanges.has(identity) && !left.some((each) => each.identity === identity))
        causingChanges.set(identity, change)
  }
  return causingChanges
}

/** An object that has nothing else goes, too: empty, it could be a mistake of its own. */
function withoutChange(merge: object, pointer: string): object {
  const patch = pointerSegments(pointer).reduceRight<unknown>((below, key) => ({ [key]: below }), null)
  const left = mergePatch(merge, patch) as object
  const parent = parentPointer(pointer)
  return parent !== '' && isEmpty(valueAtPointer(left, parent)) ? withoutChange(merge, parent) : left
}

const isEmpty = (value: unknown): boolean => JSON.stringify(value) === '{}'
