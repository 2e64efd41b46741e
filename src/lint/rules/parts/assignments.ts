/** Every value that a flow assigns to a data field: by a rule, on entering a place, or at first. */
import { type RuleList, ruleListsOf } from '../../../analysis/index.ts'
import { childPointer } from '../../../flow/index.ts'
import type { FlowDefinition } from '../../../generated/flow.types.ts'

export interface Assignment {
  field: string
  value: unknown
  /** Of the value. */
  pointer: string
  /** The rule that assigns it, and its list; null for a first value. */
  by: { rule: string; list: RuleList } | null
}

export function assignmentsIn(definition: FlowDefinition): Assignment[] {
  const firstValues = Object.entries(definition.data).map(([field, { init }]): Assignment => {
    return { field, value: init, pointer: childPointer('/data', field, 'init'), by: null }
  })
  const byRules = ruleListsOf(definition).flatMap((list) =>
    list.rules.flatMap(({ pointer, rule }) =>
      Object.entries(rule.set ?? {}).map(([field, value]): Assignment => {
        return { field, value, pointer: childPointer(pointer, 'set', field), by: { rule: pointer, list } }
      }),
    ),
  )
  return [...byRules, ...firstValues]
}
