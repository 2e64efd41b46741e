import type { Model } from '../../analysis/index.ts'
import { orders } from '../../engine/index.ts'
import { type CompiledFlow, defined, type Field, operandReference } from '../../flow/index.ts'
import type { ModelRule } from '../rule.ts'
import { type Assignment, assignmentsIn } from './parts/assignments.ts'
import { type Located, reportEach } from './parts/each-flow.ts'
import { operationsIn } from './parts/expressions.ts'
import { type Given, givenBy, outsideDomainOf } from './parts/given.ts'
import { problemsOf } from './parts/problems.ts'

type Found = Located<'domains'>

export const domains: ModelRule<'domains'> = {
  id: 'domains',
  severity: 'error',
  over: 'model',
  summary: 'A field is compared only with values that it can have, and set only to these.',
  rank: 'definition',
  check: (linted, report) => {
    for (const problem of problemsOf(linted, 'domains')) report(problem.pointer, problem)
    reportEach(linted, report, (flow) => [...wrongAssignments(flow, linted.model), ...wrongComparisons(flow)])
  },
}

/** Copied values: the compiler checks literals. */
function wrongAssignments(flow: CompiledFlow, model: () => Model | null): Found[] {
  return assignmentsIn(flow.definition).flatMap((assignment): Found[] => {
    const given = givenBy(assignment, flow)
    if (given === null) return []
    const field = defined(
      flow.data.find(({ name }) => name === assignment.field),
      `data field ${assignment.field}`,
    )
    const named = { source: given.name, field: field.name }
    const outside = outsideDomainOf(field, given)
    const domain = field.values === 'reference' ? {} : { domain: field.values }
    const mayBeNull = !field.nullable && given.nullable && isNull(given, assignment, model())
    return [
      ...(outside
        ? [[assignment.pointer, { code: 'set-outside-domain', ...named, ...domain, ...outside }] as const]
        : []),
      ...(mayBeNull ? [[assignment.pointer, { code: 'may-be-null', ...named }] as const] : []),
    ]
  })
}

/** Conditions can ensure that the copied value is not null: then no client without it takes the rule. */
function isNull({ from }: Given, { by }: Assignment, model: Model | null): boolean {
  if (from === null || model === null) return true
  const { scope, key } = from
  if (by === null) return model.space.combinations.some((inputs) => inputs[key] === null)
  const taken = model.taken.get(by.rule)
  if (!taken) return true
  return taken.some((edge) =>
    scope === 'data'
      ? edge.from.state.data[key] === null
      : model.space.filter(edge.when, (inputs) => inputs[key] === null) !== 0n,
  )
}

function wrongComparisons(flow: CompiledFlow): Found[] {
  return operationsIn(flow.definition).flatMap(({ operator, operands, pointer }): Found[] => {
    const [left, right] = operands.map((operand) => fieldOf(flow, operand))
    if (orders.includes(operator)) {
      const unordered = [left, right].find((field) => field && !isNumber(field))
      return unordered ? [[pointer, { code: 'not-a-number', field: unordered.name }]] : []
    }
    if ((operator !== '==' && operator !== '!=') || !left || !right || left === right || overlap(left, right)) return []
    return [[pointer, { code: 'no-common-value', fields: [left.name, right.name] }]]
  })
}

function fieldOf({ inputs, data }: CompiledFlow, operand: unknown): Field | undefined {
  const { scope, key } = operandReference(operand) ?? {}
  const fields = scope === 'in' ? inputs : scope === 'data' ? data : []
  return fields.find(({ name }) => name === key)
}

const isNumber = ({ values }: Field) => values !== 'reference' && typeof values[0] === 'number'

function overlap(a: Field, b: Field): boolean {
  if (a.nullable && b.nullable) return true
  if (a.values === 'reference' || b.values === 'reference') return a.values === b.values
  const known = new Set<unknown>(b.values)
  return a.values.some((value) => known.has(value))
}
