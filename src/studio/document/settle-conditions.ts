/** Conditions that have one answer, once some values of an input are certain: what they decided is written as it then is. */
import { isRecord } from '../../flow/index.ts'
import type { Condition, FlowDefinition } from '../../generated/flow.types.ts'

/** Whether the input has a value; null: it may. */
export type Answer = (value: unknown) => boolean | null

/** Steps and rules whose condition always holds lose it; a step that nobody sees is off, a rule that never counts is gone. */
export function settleConditions(definition: FlowDefinition, input: string, answer: Answer): FlowDefinition {
  const conditions = Object.entries(definition.conditions).flatMap(([name, condition]) => {
    const settled = settle(condition)
    return typeof settled === 'boolean' ? [] : [[name, settled] as const]
  })
  return { ...(settleIn(definition) as FlowDefinition), conditions: Object.fromEntries(conditions) }

  function settle(condition: Condition): Condition | boolean {
    if (typeof condition === 'string') {
      const named = definition.conditions[condition]
      const settled = named === undefined ? condition : settle(named)
      return typeof settled === 'boolean' ? settled : condition
    }
    const { '!': not, and, or, in: among, '==': same, '!=': other } = condition
    if (not !== undefined) {
      const inner = settle(not)
      return typeof inner === 'boolean' ? !inner : { '!': inner }
    }
    if (and) return joined('and', and.map(settle), false)
    if (or) return joined('or', or.map(settle), true)
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

  function valueAsked([a, b]: readonly unknown[]): unknown[] | null {
    return isInput(a) ? [b] : isInput(b) ? [a] : null
  }

  function isInput(value: unknown): boolean {
    return isRecord(value) && value['var'] === `in.${input}`
  }

  function settleIn(node: unknown): unknown {
    if (Array.isArray(node)) return node.flatMap((item) => withoutRule(settleIn(item)))
    if (!isRecord(node)) return node
    const entries = Object.entries(node).flatMap(([key, item]) => {
      const value = withoutRule(settleIn(item))
      return value.length === 0 ? [] : [[key, value[0]] as const]
    })
    const { when, if: condition, merge } = Object.fromEntries(entries)
    const [key, asked] = isCondition(when) && merge === undefined ? ['when', when] : ['if', condition]
    return Object.fromEntries(isCondition(asked) ? withSettled(entries, key, settle(asked)) : entries)
  }
}

/** A rule that never counts has `"if": false` until it is taken out. */
const withoutRule = (item: unknown): unknown[] => (isRecord(item) && item['if'] === false ? [] : [item])

const isCondition = (value: unknown): value is Condition => typeof value === 'string' || isRecord(value)

type Entry = readonly [key: string, value: unknown]

/** The other keys stay in their order. */
const withSettled = (entries: readonly Entry[], key: string, settled: Condition | boolean): Entry[] =>
  entries.flatMap((entry): Entry[] => {
    if (entry[0] !== key) return [entry]
    if (settled === true) return []
    return [settled !== false ? [key, settled] : key === 'when' ? ['enabled', false] : [key, false]]
  })

/** @param decisive the part that decides all others */
function joined(kind: 'and' | 'or', parts: readonly (Condition | boolean)[], decisive: boolean): Condition | boolean {
  if (parts.includes(decisive)) return decisive
  const left = parts.filter((part) => typeof part !== 'boolean')
  if (left.length === 0) return !decisive
  return left.length === 1 ? (left[0] as Condition) : ({ [kind]: left } as Condition)
}
