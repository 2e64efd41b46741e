/** Conditions that have one answer, once some values of an input are certain: what they decided is written as it then is. */
import { isRecord } from '../../flow/index.ts'
import type { Condition } from '../../generated/flow.types.ts'

/** What is certain of an input. */
export interface Certainty {
  input: string
  /** Whether it has a value; null: it may. */
  answer: (value: unknown) => boolean | null
}

type Named = Readonly<Record<string, Condition>>

/** What is left of a condition; true or false: it has that answer always. */
export type Settle = (condition: Condition) => Condition | boolean

/** Those that are left. One that has an answer is needed no longer: it is settled wherever it is named. */
export function settleNamed(named: Named, certainty: Certainty): Record<string, Condition> {
  const settle = settlerOf(named, certainty)
  return Object.fromEntries(
    Object.entries(named).flatMap(([name, condition]) => {
      const settled = settle(condition)
      return typeof settled === 'boolean' ? [] : [[name, settled] as const]
    }),
  )
}

/** @param named the conditions that a condition can name */
export function settlerOf(named: Named, { input, answer }: Certainty): Settle {
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
    const { '!': not, and, or, in: among, '==': same, '!=': other } = condition
    if (not !== undefined) {
      const inner = settle(not, within)
      return typeof inner === 'boolean' ? !inner : { '!': inner }
    }
    const settleEach = (parts: readonly Condition[]) => parts.map((part) => settle(part, within))
    if (and) return joined('and', settleEach(and), false)
    if (or) return joined('or', settleEach(or), true)
    if (among) return settleList(condition, among)
    const asked = [same, other].flatMap((pair) => (pair && valueAsked(pair)) ?? [])[0]
    const answered = asked === undefined ? null : answer(asked)
    return answered === null ? condition : other ? !answered : answered
  }

  function settleList(
    condition: Condition,
    [value, list]: readonly [unknown, readonly unknown[]],
  ): Condition | boolean {
    if (!isInput(value)) return condition
    if (list.some((each) => answer(each) === true)) return true
    const left = list.filter((each) => answer(each) !== false)
    if (left.length === 0) return false
    return left.length === list.length ? condition : ({ in: [value, left] } as Condition)
  }

  /** What the input is compared with; null: it is none of both, or the other is no literal. */
  function valueAsked([a, b]: readonly unknown[]): unknown[] | null {
    const [asked] = isInput(a) ? [b] : isInput(b) ? [a] : []
    return asked === undefined || isRecord(asked) ? null : [asked]
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
