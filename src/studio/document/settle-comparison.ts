/** Comparisons once some of what they compare is certain: their answer, or a comparison of what is left. */
import { comparison, isInDomain, isRecord, type Operator } from '../../flow/index.ts'
import type { Condition, Literal, Value } from '../../generated/flow.types.ts'
import type { FieldOf } from './field-of.ts'

interface Operand {
  value: Value
  /** What is to be added to what it counts: the conditions that always hold. */
  more: number
  /** Whether it has become certain, or something that it counts. */
  isSettled: boolean
  /** The values that it can have; null: they are not known. */
  possible: readonly unknown[] | null
}

interface Known {
  /** What is left of a condition that is counted. */
  settle: (condition: Condition) => Condition | boolean
  /** The one value that a field can have; undefined: it is none of those. */
  certainOf: (path: string) => Literal | undefined
  fieldOf: FieldOf
}

/** @returns the comparison as it is where nothing is settled, or what is left can't be written: the linter reports it */
export function settleComparison(
  condition: Condition,
  operator: Operator,
  operands: readonly Value[],
  known: Known,
): Condition | boolean {
  const [left, right] = operands.map((operand) => operandOf(operand, known))
  if (!left || !right) return condition
  if (!left.isSettled && !right.isSettled) return { [operator]: [left.value, right.value] } as Condition
  const { possible } = right
  const answers = left.possible?.flatMap((a) => possible?.map((b) => holds(operator, a, b)) ?? [null]) ?? [null]
  const [answer, ...others] = new Set(answers)
  if (typeof answer === 'boolean' && others.length === 0) return answer
  if (!canCompare(left, right, known) || !canCompare(right, left, known)) return condition
  return { [operator]: balanced(left, right) } as Condition
}

export function settleAmong(
  condition: Condition,
  [value, list]: readonly [Value, readonly Literal[]],
  known: Known,
): Condition | boolean {
  const { value: left, more, isSettled, possible } = operandOf(value, known)
  if (!isSettled || !possible) return isSettled ? condition : ({ in: [left, list] } as Condition)
  const found = possible.filter((each) => list.some((item) => item === each))
  if (found.length === 0 || found.length === possible.length) return found.length > 0
  return { in: [left, found.map((each) => Number(each) - more)] } as Condition
}

function operandOf(value: Value, { settle, certainOf, fieldOf }: Known): Operand {
  if (!isRecord(value)) return { value, more: 0, isSettled: false, possible: [value] }
  const { var: path, count } = value as { var?: string; count?: Condition[] }
  if (count) {
    const parts = count.map(settle)
    const left = parts.filter((part) => typeof part !== 'boolean')
    const more = parts.filter((part) => part === true).length
    const isSettled = left.length < parts.length
    if (left.length === 0) return { value: more, more: 0, isSettled, possible: [more] }
    return { value: { count: left }, more, isSettled, possible: [...left, true].map((_, held) => held + more) }
  }
  const certain = path === undefined ? undefined : certainOf(path)
  if (certain !== undefined) return { value: certain, more: 0, isSettled: true, possible: [certain] }
  const field = path === undefined ? null : fieldOf(path)
  if (!field || field === 'any' || field.values === 'reference')
    return { value, more: 0, isSettled: false, possible: null }
  return { value, more: 0, isSettled: false, possible: field.nullable ? [...field.values, null] : field.values }
}

function holds(operator: Operator, a: unknown, b: unknown): boolean {
  const nothing = { in: {}, data: {}, event: {} }
  return comparison(
    operator,
    () => a,
    () => b,
  )(nothing)
}

/** Whether the one may be written beside the other: a field is compared with values of its own only. */
function canCompare({ value }: Operand, { value: literal }: Operand, { fieldOf }: Known): boolean {
  if (!isRecord(value) || value['var'] === undefined || isRecord(literal)) return true
  const field = fieldOf(value['var'] as string)
  return field === 'any' || (field !== null && field.values !== 'reference' && isInDomain(field, literal))
}

/** What always holds is counted no longer: the number on the other side is the smaller. */
function balanced(left: Operand, right: Operand): [Value, Value] {
  if (typeof right.value === 'number') return [left.value, right.value - left.more]
  if (typeof left.value === 'number') return [left.value - right.more, right.value]
  const both = Math.min(left.more, right.more)
  return [padded(left, left.more - both), padded(right, right.more - both)]
}

/** Where the other side is no number, something that always holds is counted in place of it. */
function padded({ value }: Operand, more: number): Value {
  const { count } = value as { count?: Condition[] }
  const [first] = count ?? []
  if (!count || first === undefined) return value
  return { count: [...count, ...Array.from({ length: more }, (): Condition => ({ or: [first, { '!': first }] }))] }
}
