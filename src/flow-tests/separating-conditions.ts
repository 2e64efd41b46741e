/** Conditions that can tell what a row is about apart: those of the tests by name, and those of the flow. */
import { lookedAt, type Model, ruleListsOf } from '../analysis/index.ts'
import { createConditionCompiler, defined, isRecord, type Test } from '../flow/index.ts'
import type { Condition, FlowDefinition, Value } from '../generated/flow.types.ts'
import type { FlowTests } from './model.ts'

export interface Term {
  /** As a row writes it. */
  condition: Condition
  test: Test
}

/** Those that read inputs alone come first, and short ones before long ones. None is a negation. */
export function separatingConditions({ flow }: Model, { definition: { conditions = {} } }: FlowTests): Term[] {
  const { definition, inputs, data } = flow
  const { test } = createConditionCompiler(conditions, { in: inputs, data }, () => {})
  // Tests can't use the names of the flow.
  const written = conditionsIn(definition).map((condition) => withoutNames(condition, definition.conditions))
  const all = [...Object.keys(conditions), ...written.flatMap((condition) => [condition, ...partsOf(condition)])]
  return [...new Map(all.map(withoutNot).map((condition) => [JSON.stringify(condition), condition])).values()]
    .map((condition) => ({ condition, reads: [...lookedAt(condition, conditions)] }))
    .filter(({ reads }) => !reads.some(isOf('event')))
    .sort((a, b) => rank(a) - rank(b))
    .map(({ condition }) => ({ condition, test: test(condition, '') }))
}

const isOf = (scope: string) => (path: string) => path.startsWith(`${scope}.`)

const rank = ({ condition, reads }: { condition: Condition; reads: readonly string[] }) =>
  JSON.stringify(condition).length + (reads.every(isOf('in')) ? 0 : 10_000)

const conditionsIn = (definition: FlowDefinition): Condition[] => [
  ...Object.values(definition.conditions),
  ...[...Object.values(definition.steps), ...(definition.variants ?? [])].flatMap(({ when }) => when ?? []),
  ...ruleListsOf(definition).flatMap(({ rules }) => rules.flatMap(({ rule }) => rule.if ?? [])),
]

function partsOf(condition: Condition): Condition[] {
  if (typeof condition === 'string') return []
  const { '!': negated, and = [], or = [] } = condition
  return [negated ?? [], and, or].flat().flatMap((part) => [part, ...partsOf(part)])
}

function withoutNot(condition: Condition): Condition {
  const negated = typeof condition === 'string' ? undefined : condition['!']
  return negated === undefined ? condition : withoutNot(negated)
}

function withoutNames(condition: Condition, named: FlowDefinition['conditions']): Condition {
  const written = (each: Condition) => withoutNames(each, named)
  if (typeof condition === 'string') return written(defined(named[condition], `condition '${condition}'`))
  const [[operator, operands]] = Object.entries(condition) as [[string, never]]
  if (operator === '!') return { '!': written(operands) }
  if (operator === 'and' || operator === 'or') return { [operator]: (operands as Condition[]).map(written) }
  if (operator === 'var') return condition
  const value = (each: Value | unknown[]) =>
    isRecord(each) && Array.isArray(each['count']) ? { count: (each['count'] as Condition[]).map(written) } : each
  return { [operator]: (operands as (Value | unknown[])[]).map(value) }
}
