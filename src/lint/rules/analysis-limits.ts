import { mostCombinations, mostStates, sizeOf } from '../../analysis/index.ts'
import { distinguishedFields } from '../../engine/index.ts'
import type { CompiledFlow } from '../../flow/index.ts'
import type { ModelRule } from '../rule.ts'

const [states, combinations] = [mostStates, mostCombinations].map((many) => many.toLocaleString('en'))

export const analysisLimits: ModelRule<'analysis-limits'> = {
  id: 'analysis-limits',
  severity: 'error',
  over: 'model',
  summary: `The flow can be followed for every client: a start for each, at most ${combinations} combinations of inputs and ${states} states.`,
  rank: 'definition',
  check: ({ compiled, modelError }, report) => {
    const error = modelError()
    // The rule `assumptions` reports those that leave no client.
    if (!compiled || !error || error.code === 'no-clients') return
    if (error.code === 'too-many-states') report('/data', { ...error, widest: widestFields(compiled) })
    else report(pointers[error.code], error)
  },
}

const pointers = { 'too-many-combinations': '/inputs', 'variants-conflict': '/variants', 'no-start': '/path' } as const

/** The fields that multiply states most, at most three. */
function widestFields(flow: CompiledFlow): { name: string; size: number }[] {
  const distinguished = distinguishedFields(flow)
  return flow.data
    .filter(({ name }) => distinguished.includes(name))
    .map((field) => ({ name: field.name, size: sizeOf(field) }))
    .sort((a, b) => b.size - a.size)
    .slice(0, 3)
}
