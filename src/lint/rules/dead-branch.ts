import { describeEvent, type Model } from '../../analysis/index.ts'
import type { FlowRule } from '../rule.ts'
import { decisionsOf } from './parts/decisions.ts'
import { sourcePointer } from './parts/source-pointer.ts'

export const deadBranch: FlowRule = {
  id: 'dead-branch',
  severity: 'error',
  over: 'flow',
  summary: 'Every condition holds somewhere, and somewhere it does not.',
  rank: 'consequence',
  check: (flow, report) => {
    const model = flow.model()
    if (!model) return
    for (const { rules, event } of decisionsOf(model)) {
      const about = event === null ? 'the start' : describeEvent(event)
      for (const [index, { pointer, holds, fails }] of rules.entries()) {
        // A rule without a condition always wins: this one has none, or an earlier one is the cause.
        if (rules.slice(0, index + 1).some(({ rule }) => rule.test === null)) continue
        const at = `${pointer}/if`
        if (!holds)
          report(
            at,
            `This condition never holds here (${about}): its rule is never taken. Correct it, or remove the rule.`,
          )
        else if (!fails && index === rules.length - 1)
          report(at, `This condition always holds here (${about}), and decides nothing. Correct it, or remove it.`)
      }
    }
    for (const [at, { step, holds, fails }] of pathConditions(model)) {
      if (!holds)
        report(at, `This never holds, so the path never leads to '${step}'. Correct it, or take the step off the path.`)
      else if (!fails)
        report(at, `This always holds: '${step}' is on the path for everybody. Correct it, or remove it.`)
    }
  },
}

/** Of each `when` on the path whether it ever holds, and ever fails, whatever is known. */
function pathConditions(model: Model) {
  const found = new Map<string, { step: string; holds: boolean; fails: boolean }>()
  const seen = new Set<string>()
  const flows = [...new Set(model.states.map(({ flow }) => flow))]
  for (const { flow, state, inputs } of model.states) {
    const key = `${flows.indexOf(flow)} ${JSON.stringify(state.data)} ${inputs}`
    if (seen.has(key)) continue
    seen.add(key)
    for (const { step, test } of flow.path) {
      if (test === null) continue
      const at = sourcePointer(model.flow.definition, flow.definition, `/steps/${step}/when`)
      const covered = found.get(at) ?? { step, holds: false, fails: false }
      const holds = model.holding(inputs, test, state.data)
      covered.holds ||= holds !== 0n
      covered.fails ||= holds !== inputs
      found.set(at, covered)
    }
  }
  return found
}
