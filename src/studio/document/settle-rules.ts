/** Steps and rules of which some conditions have an answer: they count for everyone then, or are gone. */
import { isRecord } from '../../flow/index.ts'
import type { Condition } from '../../generated/flow.types.ts'
import type { Settle } from './settle-conditions.ts'

type Entry = readonly [key: string, value: unknown]

/**
 * Steps and rules whose condition always holds lose it; a step that nobody sees is off, a rule that never counts is gone.
 * @param path of the node in the flow
 * @returns undefined: nothing is left
 */
export function settleRules(node: unknown, settle: Settle, path: readonly string[] = []): unknown {
  if (Array.isArray(node)) {
    const left = node.map((item) => settleRules(item, settle, [...path, ''])).filter((item) => item !== undefined)
    return left.length === 0 && node.length > 0 ? undefined : left
  }
  if (!isRecord(node)) return node
  const key = isStep(path) ? 'when' : 'if'
  const condition = node[key]
  const settled = isCondition(condition) ? settle(condition) : null
  if (settled === false && key === 'if') return undefined
  const entries = Object.entries(node).flatMap(([name, item]): Entry[] => {
    if (name === key && settled !== null) return conditionLeft(key, settled)
    const left = settleRules(item, settle, [...path, name]) ?? insteadOf(name, path)
    return left === undefined ? [] : [[name, left]]
  })
  const left = Object.fromEntries(entries)
  if (isEmptied(node, left, path)) return undefined
  // A rule that said nothing but its condition.
  if (entries.length === 0 && settled === true) return { to: '@stay' }
  return isBackGone(node, left) ? { ...left, back: 'none' } : left
}

const isStep = (path: readonly string[]) => path[0] === 'steps' && path.length === 2

const isCondition = (value: unknown): value is Condition => typeof value === 'string' || isRecord(value)

function conditionLeft(key: string, settled: Condition | boolean): Entry[] {
  if (settled === true) return []
  return settled === false ? [['enabled', false]] : [[key, settled]]
}

/** What has to be there says that nothing happens; an absent `back` would lead to the step before. */
function insteadOf(key: string, path: readonly string[]): string | undefined {
  if (key === 'back') return 'none'
  const isNeeded = ['onDone', 'onTimeout'].includes(key) || ['poll', 'status'].includes(path.at(-1) ?? '')
  return isNeeded ? '@stay' : undefined
}

/** Handlers of events, or a time limit, after which nothing happens any more. */
function isEmptied(node: object, left: object, path: readonly string[]): boolean {
  const isEmpty = Object.keys(left).length === 0 && Object.keys(node).length > 0
  if (path.at(-1) === 'on' || path.at(-1) === 'failures') return isEmpty
  return path.at(-1) === 'after' && Object.hasOwn(node, 'to') && !Object.hasOwn(left, 'to')
}

/** Its handler of BACK did nothing: without it, BACK would lead to the step before. */
const isBackGone = (node: Readonly<Record<string, unknown>>, left: Readonly<Record<string, unknown>>): boolean =>
  hasBack(node['on']) && !hasBack(left['on'])

const hasBack = (on: unknown): boolean => isRecord(on) && Object.hasOwn(on, 'BACK')
