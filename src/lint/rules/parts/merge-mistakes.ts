/** Mistakes that only a merge makes: an object that is merged where it should replace, and a name that is new by mistake. */
import {
  defined,
  isRecord,
  lastSegment,
  mergedKeys,
  type Problem,
  parentPointer,
  pointerSegments,
  type Suggestion,
  suggest,
  valueAtPointer,
} from '../../../flow/index.ts'

export type MergeMistake =
  /** `inherited`: keys of the extended flow that the merged object still has. */
  | { code: 'merged-object'; own: readonly string[]; inherited: readonly string[] }
  /** What is wrong with something that the extended flow does not have, and what it does have. */
  | { code: 'new-by-mistake'; name: string; meant: string }

/** @param pointer of the problem, in the merged flow */
export function mergeMistakeIn(problem: Problem, pointer: string, extended: unknown): MergeMistake | null {
  const before = valueAtPointer(extended, pointer)
  if (problem.code === 'too-many-keys') {
    const inherited = problem.keys.filter((key) => isRecord(before) && Object.hasOwn(before, key))
    const own = problem.keys.filter((key) => !inherited.includes(key))
    return inherited.length > 0 && own.length > 0 ? { code: 'merged-object', own, inherited } : null
  }
  const isIncomplete = problem.code === 'missing-keys' || problem.code === 'no-screen'
  if (!isIncomplete || before !== undefined || !isName(pointer)) return null
  const { name, known } = nameAt(pointer, extended)
  const suggestion = suggest(name, known)
  return suggestion.kind === 'did-you-mean' ? { code: 'new-by-mistake', name, meant: suggestion.name } : null
}

/** Whether the flow gives the name: of a step, an input, a condition …, or of a state. */
function isName(pointer: string): boolean {
  const { length, 2: below } = pointerSegments(pointer)
  return length === 2 || (length === 4 && below === 'states')
}

export interface RemovalOfNothing {
  code: 'removes-nothing'
  name: string
  suggestion: Suggestion
}

/** Keys that a variant sets to null in order to remove them, but that the extended flow does not have. */
export function removalsOfNothing(
  merge: object,
  extended: unknown,
): (readonly [pointer: string, violation: RemovalOfNothing])[] {
  return mergedKeys(merge).flatMap(
    ({ pointer, value }): (readonly [pointer: string, violation: RemovalOfNothing])[] => {
      if (value !== null || valueAtPointer(extended, pointer) !== undefined) return []
      const { name, known } = nameAt(pointer, extended)
      return known.length === 0 ? [] : [[pointer, { code: 'removes-nothing', name, suggestion: suggest(name, known) }]]
    },
  )
}

/** The last name of a pointer, and the names beside which it would be. */
function nameAt(pointer: string, extended: unknown): { name: string; known: readonly string[] } {
  const name = defined(lastSegment(pointer), 'name at a pointer')
  const beside = valueAtPointer(extended, parentPointer(pointer))
  return { name, known: isRecord(beside) ? Object.keys(beside) : [] }
}
