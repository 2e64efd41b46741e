/** What can be changed in a step besides its place and whom it is shown to: where it leads, and its times. */
import { type RuleTrigger, ruleListsOf } from '../../analysis/index.ts'
import { childPointer, valueAtPointer } from '../../flow/index.ts'
import type { Condition, FlowDefinition } from '../../generated/flow.types.ts'
import { type Bounds, boundsOfTime, timeKeys } from './bounds.ts'

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

interface WrittenTime {
  pointer: string
  key: string
  /** Milliseconds, or the name of the setting that holds them. */
  value: number | string
  bounds: Bounds
}

export function timesOf(definition: FlowDefinition, step: string): WrittenTime[] {
  const pointer = childPointer('/steps', step)
  return timesIn(valueAtPointer(definition, pointer), pointer)
}

function timesIn(value: unknown, pointer: string): WrittenTime[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]): WrittenTime[] => {
    const at = childPointer(pointer, key)
    const isTime = timeKeys.includes(key) && (typeof item === 'number' || typeof item === 'string')
    if (!isTime) return timesIn(item, at)
    return [{ pointer: at, key, value: item, bounds: boundsOfTime(key) }]
  })
}
