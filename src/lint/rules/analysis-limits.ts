import { combinationsOf, describeInputs, mostCombinations, mostStates } from '../../analysis/index.ts'
import { allInputs, distinguishedFields, start } from '../../engine/index.ts'
import { type CompiledFlow, type Field, forInputs, type Values } from '../../flow/index.ts'
import type { FlowRule } from '../rule.ts'

const [states, combinations] = [mostStates, mostCombinations].map((many) => many.toLocaleString('en'))

export const analysisLimits: FlowRule = {
  id: 'analysis-limits',
  severity: 'error',
  over: 'flow',
  summary: `The flow can be followed for every client: a start for each, at most ${combinations} combinations of inputs and ${states} states.`,
  rank: 'definition',
  check: ({ compiled, modelError }, report) => {
    const fault = modelError()
    if (!compiled || fault === null) return
    if (combinationsOf(compiled.inputs) > mostCombinations) {
      report('/inputs', `${fault} Give fewer inputs, or smaller domains: until then only names and shapes are checked.`)
      return
    }
    const clients = allInputs(compiled)
    if (clients.length === 0) return
    for (const inputs of clients) {
      const who = describeInputs(compiled.inputs, inputs)
      const reason = whyNot(compiled, inputs)
      if (reason === null) continue
      if (reason === 'variants')
        report('/variants', `${fault} ${who} has them all. Mend their merges, or their conditions.`)
      else
        report(
          '/path',
          `${who} has no step to start with. Keep one step on the path for all, or add a rule to "start".`,
        )
      return
    }
    const isTooLarge = fault.startsWith('walk: more than')
    const why = isTooLarge ? `The flow has more than ${states} states, the most that are followed.` : fault
    report(
      '/data',
      `${why} Let conditions look at fewer fields and values, first of all ${widest(compiled)}: until then only names and shapes are checked.`,
    )
  },
}

/** The fields that multiply states most: `'rounds' (100 values), 'problem' (4 values)`. */
function widest(flow: CompiledFlow): string {
  const asked = distinguishedFields(flow)
  const size = ({ values, nullable }: Field) => (values === 'reference' ? 1 : values.length) + (nullable ? 1 : 0)
  const fields = flow.data.filter(({ name }) => asked.includes(name)).sort((a, b) => size(b) - size(a))
  return fields
    .slice(0, 3)
    .map((field) => `'${field.name}' (${size(field)} values)`)
    .join(', ')
}

/** Why a client can't start. */
function whyNot(flow: CompiledFlow, inputs: Values): 'variants' | 'start' | null {
  const its = attempt(() => forInputs(flow, inputs))
  if (!its) return 'variants'
  return attempt(() => start(its, inputs)) ? null : 'start'
}

function attempt<T>(make: () => T): T | null {
  try {
    return make()
  } catch {
    return null
  }
}
