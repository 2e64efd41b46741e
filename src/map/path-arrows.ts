/** The arrows of the path: to each step from the nearest earlier one that goes on to it for some client. */

import { conditionInWords, createModel, modelErrorInWords } from '../analysis/index.ts'
import type { Walk } from '../engine/index.ts'
import { behaviourOf, type CompiledFlow } from '../flow/index.ts'
import type { DrawnRule } from './drawn-rules.ts'
import type { Arrow } from './parts.ts'

/** Throws if the flow can't be walked. */
export function pathArrows(flow: CompiledFlow, rules: readonly DrawnRule[]): Arrow[] {
  const model = modelOf(flow)
  return flow.path.flatMap(({ step }, index): Arrow[] => {
    const when = condition(flow, step)
    if (index === 0) return [{ from: null, to: step, kind: 'path', labels: [{ on: '', when }] }]
    const earlier = flow.path.slice(0, index).reverse()
    const from = earlier.find((each) => goesOn(model, each.step, step))
    if (!from) return []
    const going = rules.filter((each) => each.step === from.step && each.target.kind === 'next')
    return [{ from: from.step, to: step, kind: 'path', labels: going.map(({ on }) => ({ on, when })) }]
  })
}

let latest: { behaviour: string; model: Walk } | null = null

/** The studio draws a flow again for each customer, and while its texts are edited. */
function modelOf(flow: CompiledFlow): Walk {
  const behaviour = behaviourOf(flow.definition)
  if (latest?.behaviour === behaviour) return latest.model
  const { model, error } = createModel(flow)
  if (error) throw new Error(modelErrorInWords(error, flow))
  latest = { behaviour, model }
  return model
}

function condition({ definition }: CompiledFlow, step: string): string | null {
  const when = definition.steps[step]?.when
  return when === undefined ? null : `if ${conditionInWords(when)}`
}

const goesOn = ({ states }: Walk, from: string, to: string): boolean =>
  states.some(
    ({ state, edges }) =>
      state.at.step === from && edges.some((edge) => edge.rule?.target.kind === 'next' && edge.to.state.at.step === to),
  )
