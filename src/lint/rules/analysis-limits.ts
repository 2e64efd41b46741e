import { type ModelError, modelErrorInWords, mostCombinations, mostStates, sizeOf } from '../../analysis/index.ts'
import { distinguishedFields } from '../../engine/index.ts'
import type { CompiledFlow } from '../../flow/index.ts'
import type { FlowRule } from '../rule.ts'

const [states, combinations] = [mostStates, mostCombinations].map((many) => many.toLocaleString('en'))

export const analysisLimits: FlowRule = {
  id: 'analysis-limits',
  severity: 'error',
  over: 'flow',
  summary: `The flow can be followed for every client: a start for each, at most ${combinations} combinations of inputs and ${states} states.`,
  rank: 'definition',
  check: ({ compiled, modelError }, report) => {
    const error = modelError()
    // Of assumptions that leave no client the rule `assumptions` tells.
    if (!compiled || !error || error.code === 'no-clients') return
    const { pointer, fix } = fixes[error.code](compiled)
    report(pointer, `${modelErrorInWords(error, compiled)} ${fix}`)
  },
}

interface Fix {
  pointer: string
  fix: string
}

const until = 'until then only names and shapes are checked.'

const fixes: Readonly<Record<Exclude<ModelError['code'], 'no-clients'>, (flow: CompiledFlow) => Fix>> = {
  'too-many-combinations': () => ({ pointer: '/inputs', fix: `Give fewer inputs, or smaller domains: ${until}` }),
  'too-many-states': (flow) => ({
    pointer: '/data',
    fix: `Let conditions look at fewer fields and values, first of all ${widest(flow)}: ${until}`,
  }),
  'variants-conflict': () => ({ pointer: '/variants', fix: 'Correct their merges, or their conditions.' }),
  'no-start': () => ({ pointer: '/path', fix: 'Keep one step on the path for all, or add a rule to "start".' }),
}

/** The fields that multiply states most: `'rounds' (100 values), 'problem' (4 values)`. */
function widest(flow: CompiledFlow): string {
  const distinguished = distinguishedFields(flow)
  const fields = flow.data.filter(({ name }) => distinguished.includes(name)).sort((a, b) => sizeOf(b) - sizeOf(a))
  return fields
    .slice(0, 3)
    .map((field) => `'${field.name}' (${sizeOf(field)} values)`)
    .join(', ')
}
