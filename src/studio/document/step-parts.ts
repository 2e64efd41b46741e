/** What can be changed in a step besides its place and whom it is shown to: where it leads, and its times. */
import { type RuleTrigger, ruleListsOf } from '../../analysis/index.ts'
import { childPointer, pointerSegments, valueAtPointer } from '../../flow/index.ts'
import type { Condition, FlowDefinition } from '../../generated/flow.types.ts'
import { type Bounds, boundsOfTime, isTimeKey, type TimeKey } from './bounds.ts'

export interface WrittenTarget {
  /** Of the name of the target. */
  pointer: string
  /** null: in every state of the step. */
  state: string | null
  trigger: RuleTrigger
  condition: Condition | null
  to: string
}

export function targetsOf(definition: FlowDefinition, step: string): WrittenTarget[] {
  return ruleListsOf(definition)
    .filter((list) => list.step === step)
    .flatMap(({ state, trigger, rules }) =>
      rules.flatMap(({ pointer, rule }): WrittenTarget[] => {
        const isName = typeof valueAtPointer(definition, pointer) === 'string'
        const at = isName ? pointer : childPointer(pointer, 'to')
        return rule.to === undefined ? [] : [{ pointer: at, state, trigger, condition: rule.if ?? null, to: rule.to }]
      }),
    )
}

export interface WrittenTime {
  pointer: string
  key: TimeKey
  /** null: of the whole step. */
  state: string | null
  /** What leads to the rule whose time it is, and when that rule holds; null: it is the time of no rule. */
  trigger: RuleTrigger | null
  condition: Condition | null
  /** Milliseconds, or the name of the setting that holds them. */
  value: number | string
  bounds: Bounds
}

export function timesOf(definition: FlowDefinition, step: string): WrittenTime[] {
  const pointer = childPointer('/steps', step)
  const ofRules = ruleListsOf(definition)
    .filter((list) => list.step === step)
    .flatMap(({ trigger, rules }) =>
      rules.map(
        ({ pointer: at, rule }) => [childPointer(at, 'after'), { trigger, condition: rule.if ?? null }] as const,
      ),
    )
  const rules = new Map(ofRules)
  return timesIn(valueAtPointer(definition, pointer), pointer).map((time) => {
    const [, , part, state] = pointerSegments(time.pointer)
    return {
      ...time,
      state: part === 'states' && state !== undefined ? state : null,
      ...noRule,
      ...rules.get(time.pointer),
    }
  })
}

const noRule = { trigger: null, condition: null }

function timesIn(value: unknown, pointer: string): Pick<WrittenTime, 'pointer' | 'key' | 'value' | 'bounds'>[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => {
    const at = childPointer(pointer, key)
    if (!isTimeKey(key) || (typeof item !== 'number' && typeof item !== 'string')) return timesIn(item, at)
    return [{ pointer: at, key, value: item, bounds: boundsOfTime(key) }]
  })
}
