/** Steps and rules of which some conditions have an answer: they count for everyone then, or are gone. */
import { isRecord } from '../../flow/index.ts'
import type { Condition, FlowDefinition } from '../../generated/flow.types.ts'
import type { Settle } from './settle-conditions.ts'

type Rules = Pick<FlowDefinition, 'start' | 'failures' | 'steps'>

type Entry = readonly [key: string, value: unknown]

/** Steps and rules whose condition always holds lose it; a step that nobody sees is off, a rule that never counts is gone. */
export function settleRules({ start, failures, steps, overlays }: FlowDefinition, settle: Settle): Rules {
  const opening = Object.values(overlays).map(({ opensOn }): string => opensOn)
  return settled({ start, failures, steps }, []) as Rules

  /** undefined: nothing is left. */
  function settled(node: unknown, path: readonly string[]): unknown {
    if (Array.isArray(node)) {
      const left = node.map((item) => settled(item, [...path, ''])).filter((item) => item !== undefined)
      return left.length === 0 && node.length > 0 ? undefined : left
    }
    // What is set are values by names that the flow gives.
    if (!isRecord(node) || keyOf(path) === 'set') return node
    const key = isStep(path) ? 'when' : 'if'
    const condition = node[key]
    const answer = isCondition(condition) ? settle(condition) : null
    if (answer === false && key === 'if') return undefined
    const entries = Object.entries(node).flatMap(([name, item]): Entry[] => {
      if (name === key && answer !== null) return conditionLeft(key, answer)
      // A step that nobody sees is off, whatever it says besides.
      if (name === 'enabled' && answer === false) return []
      const left = settled(item, [...path, name])
      const now = left === undefined ? insteadOf(name, path) : left
      return now === undefined ? [] : [[name, now]]
    })
    const left = Object.fromEntries(entries)
    if (isEmptied(node, left, path)) return undefined
    // A rule that said nothing but its condition.
    return entries.length === 0 && answer === true ? { to: '@stay' } : left
  }

  /** What has to be there says that nothing happens; an absent `back` would lead to the step before. */
  function insteadOf(key: string, path: readonly string[]): string | undefined {
    if (key === 'back') return 'none'
    const parent = keyOf(path)
    const isNeeded = ['onDone', 'onTimeout'].includes(key) || ['poll', 'status'].includes(parent)
    return isNeeded || (parent === 'on' && isHandledElsewhere(key, path)) ? '@stay' : undefined
  }

  /** Without a handler here, BACK leads to the step before, an overlay opens, or a state leaves the event to its step. */
  function isHandledElsewhere(event: string, path: readonly string[]): boolean {
    const [, step = '', within] = path
    return (
      event === 'BACK' ||
      opening.includes(event) ||
      (within === 'states' && Object.hasOwn(steps[step]?.on ?? {}, event))
    )
  }
}

const isStep = (path: readonly string[]) => path[0] === 'steps' && path.length === 2

const isState = (path: readonly string[]) => path[2] === 'states' && path.length === 4

/** The key of the format. A step or a state can have any name, and so that of a key. */
const keyOf = (path: readonly string[]) => (isStep(path) || isState(path) ? '' : (path.at(-1) ?? ''))

const isCondition = (value: unknown): value is Condition => typeof value === 'string' || isRecord(value)

function conditionLeft(key: string, answer: Condition | boolean): Entry[] {
  if (answer === true) return []
  return answer === false ? [['enabled', false]] : [[key, answer]]
}

/** Handlers of events, or a time limit, after which nothing happens any more. */
function isEmptied(node: object, left: object, path: readonly string[]): boolean {
  const isEmpty = Object.keys(left).length === 0 && Object.keys(node).length > 0
  if (['on', 'failures'].includes(keyOf(path))) return isEmpty
  return keyOf(path) === 'after' && Object.hasOwn(node, 'to') && !Object.hasOwn(left, 'to')
}
