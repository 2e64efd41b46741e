import type { Condition } from '../generated/flow.types.ts'

/** The named conditions that a condition refers to directly. */
export function conditionNames(condition: Condition): string[] {
  if (typeof condition === 'string') return [condition]
  const { '!': negated, and = [], or = [] } = condition
  const parts = [...(negated === undefined ? [] : [negated]), ...and, ...or]
  return parts.flatMap(conditionNames)
}
