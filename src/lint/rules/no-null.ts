import type { Model } from '../../analysis/index.ts'
import type { CompiledFlow } from '../../flow/index.ts'
import type { FlowRule } from '../rule.ts'
import { reportEach, type Said } from './parts/each-flow.ts'
import { type Given, givenBy } from './parts/given.ts'
import { isNullOutside, problemsOf } from './parts/problems.ts'
import { rulesIn } from './parts/rules-in.ts'

export const noNull: FlowRule = {
  id: 'no-null',
  severity: 'error',
  over: 'flow',
  summary: 'A field that is never null is neither set to null nor compared with it.',
  rank: 'definition',
  check: (linted, report) => {
    for (const { problem, message } of problemsOf(linted, 'domains'))
      if (isNullOutside(problem)) report(problem.pointer, message)
    reportEach(linted, report, (flow) => possibleNulls(flow, linted.model()))
  },
}

function possibleNulls(flow: CompiledFlow, model: Model | null): Said[] {
  const sets = rulesIn(flow.definition).flatMap(({ pointer, rule, heard }) =>
    Object.entries(rule.set ?? {}).map(([field, value]) => ({
      field,
      pointer: `${pointer}/set/${field}`,
      given: givenBy(value, flow, heard),
      isNull: (given: Given) => isNullIn(given, pointer, model),
    })),
  )
  const firsts = Object.entries(flow.definition.data).map(([field, { init }]) => ({
    field,
    pointer: `/data/${field}/init`,
    given: givenBy(init, flow, {}),
    isNull: ({ from }: Given) => !model || model.space.combinations.some((inputs) => inputs[from?.key ?? ''] === null),
  }))
  return [...sets, ...firsts].flatMap(({ field, pointer, given, isNull }): Said[] => {
    const isNullable = flow.data.find(({ name }) => name === field)?.nullable ?? true
    if (isNullable || !given?.nullable || !isNull(given)) return []
    const fix = `Set it under a condition, or let '${field}' be nullable.`
    return [[pointer, `'${given.name}' can be null here, and '${field}' never is. ${fix}`]]
  })
}

/** A condition may see to it that what is copied is there: then no client takes the rule without. */
function isNullIn({ from }: Given, rule: string, model: Model | null): boolean {
  const taken = model?.taken.get(rule)
  if (!from || !model || !taken) return true
  return taken.some((edge) =>
    from.scope === 'data'
      ? edge.from.state.data[from.key] === null
      : model.space.filter(edge.when, (inputs) => inputs[from.key] === null) !== 0n,
  )
}
