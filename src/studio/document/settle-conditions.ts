/** Conditions that have one answer, once some values of an input are certain: what they decided is written as it then is. */
import { isRecord, type Operator } from '../../flow/index.ts'
import type { Condition, Literal, Value } from '../../generated/flow.types.ts'
import type { FieldOf } from './field-of.ts'
import { settleAmong, settleComparison } from './settle-comparison.ts'

/** What is certain of an input. */
export interface Certainty {
  input: string
  /** Whether it has a value; null: it may. */
  answer: (value: unknown) => boolean | null
  /** What everyone has; null: it may be one of several. */
  value: string | null
}

type Named = Readonly<Record<string, Condition>>

/** What is left of a condition; true or false: it has that answer always. */
export type Settle = (condition: Condition) => Condition | boolean

/** Those that are left. One that has an answer is needed no longer: it is settled wherever it is named. */
export function settleNamed(named: Named, settle: Settle): Record<string, Condition> {
  return Object.fromEntries(
    Object.entries(named).flatMap(([name, condition]) => {
      const settled = settle(condition)
      return typeof settled === 'boolean' ? [] : [[name, settled] as const]
    }),
  )
}

/** @param named the conditions that a condition can name */
export function settlerOf(named: Named, { input, answer, value: certain }: Certainty, fieldOf: FieldOf): Settle {
  return (condition) => settle(condition, [])

  /** @param within names of conditions of which it is a part */
  function settle(condition: Condition, within: readonly string[]): Condition | boolean {
    if (typeof condition === 'string') {
      const meant = Object.hasOwn(named, condition) ? named[condition] : undefined
      // One that is not there or names itself stays: the linter reports it.
      if (meant === undefined || within.includes(condition)) return condition
      const settled = settle(meant, [...within, condition])
      return typeof settled === 'boolean' ? settled : condition
    }
    const { '!': not, and, or, in: among } = condition
    if (not !== undefined) {
      const inner = settle(not, within)
      return typeof inner === 'boolean' ? !inner : { '!': inner }
    }
    const settleEach = (parts: readonly Condition[]) => parts.map((part) => settle(part, within))
    if (and) return joined('and', settleEach(and), false)
    if (or) return joined('or', settleEach(or), true)
    const certainOf = (path: string) => (path === `in.${input}` ? (certain ?? undefined) : undefined)
    const known = { settle: (part: Condition) => settle(part, within), certainOf, fieldOf }
    if (among) return isInput(among[0]) ? settleList(condition, among) : settleAmong(condition, among, known)
    const [operator, operands] = Object.entries(condition)[0] as [Operator | 'var', readonly Value[]]
    if (operator === 'var') return condition
    return answered(operator, operands) ?? settleComparison(condition, operator, operands, known)
  }

  function settleList(condition: Condition, [value, list]: readonly [Value, readonly Literal[]]): Condition | boolean {
    if (list.some((each) => answer(each) === true)) return true
    const left = list.filter((each) => answer(each) !== false)
    if (left.length === 0) return false
    return left.length === list.length ? condition : { in: [value, left] }
  }

  /** null: none of both is the input, or the other is no literal. */
  function answered(operator: Operator, [a, b]: readonly Value[]): boolean | null {
    const [asked] = isInput(a) ? [b] : isInput(b) ? [a] : []
    if (asked === undefined || isRecord(asked)) return null
    // The value is a text, which is never ordered.
    if (operator !== '==' && operator !== '!=') return false
    const same = answer(asked)
    return same === null || operator === '==' ? same : !same
  }

  function isInput(value: unknown): boolean {
    return isRecord(value) && value['var'] === `in.${input}`
  }
}

/** @param decisive the part that decides all others */
function joined(kind: 'and' | 'or', parts: readonly (Condition | boolean)[], decisive: boolean): Condition | boolean {
  if (parts.includes(decisive)) return decisive
  const left = parts.filter((part) => typeof part !== 'boolean')
  if (left.length === 0) return !decisive
  return left.length === 1 && parts.length > 1 ? (left[0] as Condition) : ({ [kind]: left } as Condition)
}
