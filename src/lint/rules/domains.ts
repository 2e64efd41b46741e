import type { CompiledFlow, Field } from '../../flow/index.ts'
import type { FlowRule } from '../rule.ts'
import { reportEach, type Said } from './parts/each-flow.ts'
import { operationsIn } from './parts/expressions.ts'
import { givenBy, outsideDomainOf } from './parts/given.ts'
import { isNullOutside, problemsOf } from './parts/problems.ts'
import { rulesIn } from './parts/rules-in.ts'

export const domains: FlowRule = {
  id: 'domains',
  severity: 'error',
  over: 'flow',
  summary: 'A field is compared only with values that it can have, and set only to these.',
  rank: 'definition',
  check: (linted, report) => {
    for (const { problem, message } of problemsOf(linted, 'domains'))
      if (!isNullOutside(problem)) report(problem.pointer, message)
    reportEach(linted, report, (flow) => [...wrongKinds(flow), ...wrongComparisons(flow)])
  },
}

/** Copied values: the compiler checks literals. */
function wrongKinds(flow: CompiledFlow): Said[] {
  const sets = rulesIn(flow.definition).flatMap(({ pointer, rule, heard }) =>
    Object.entries(rule.set ?? {}).map(([name, value]) => ({ name, value, heard, at: `${pointer}/set/${name}` })),
  )
  const initial = Object.entries(flow.definition.data).map(([name, { init }]) => ({
    name,
    value: init,
    heard: {},
    at: `/data/${name}/init`,
  }))
  return [...sets, ...initial].flatMap(({ name, value, heard, at }): Said[] => {
    const field = flow.data.find((each) => each.name === name)
    const given = givenBy(value, flow, heard)
    const outside = field && given ? outsideDomainOf(field, given) : undefined
    if (!field || !given || outside === undefined) return []
    const known =
      field.values === 'reference' ? 'a reference' : field.values.map((each) => JSON.stringify(each)).join(', ')
    return [
      [
        at,
        `'${given.name}' can be ${outside}, and '${name}' only ${known}. Set it to one of those, or widen '${name}'.`,
      ],
    ]
  })
}

function wrongComparisons(flow: CompiledFlow): Said[] {
  return operationsIn(flow.definition).flatMap(({ operator, operands, pointer }): Said[] => {
    const [left, right] = operands.map((operand) => fieldOf(flow, operand))
    if (['<', '<=', '>', '>='].includes(operator)) {
      const unordered = [left, right].find((field) => field && !isNumber(field))
      if (!unordered) return []
      return [
        [
          pointer,
          `'${unordered.name}' is not a number, so it is never more or less than a value. Compare with "==" or "in".`,
        ],
      ]
    }
    if ((operator !== '==' && operator !== '!=') || !left || !right || left === right || overlap(left, right)) return []
    return [
      [
        pointer,
        `'${left.name}' and '${right.name}' have no value in common, so they are never equal. Compare other fields.`,
      ],
    ]
  })
}

function fieldOf({ inputs, data }: CompiledFlow, operand: unknown): Field | undefined {
  const path = (operand as { var?: unknown } | null)?.var
  const [scope, key] = typeof path === 'string' ? path.split('.') : []
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
