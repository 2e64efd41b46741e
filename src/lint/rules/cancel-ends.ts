import type { FlowRule } from '../rule.ts'
import { describeTrace } from './parts/describe-trace.ts'
import { sourcePointer } from './parts/source-pointer.ts'

export const cancelEnds: FlowRule = {
  id: 'cancel-ends',
  severity: 'error',
  over: 'flow',
  summary: 'CANCEL ends the call that is under way.',
  check: (flow, report) => {
    const model = flow.model()
    if (!model) return
    const told = new Set<string>()
    for (const [index, { flow: its, place, state }] of model.states.entries()) {
      if (state.pending === null) continue
      for (const { event, to, when, rule } of model.edges[index] ?? []) {
        const goesOn = model.states[to]?.state.pending === state.pending
        if (event.type !== 'CANCEL' || rule === undefined || !goesOn || told.has(rule)) continue
        told.add(rule)
        const call = its.calls[state.pending]?.effect
        const message = `At '${place}' CANCEL leaves '${call}' under way: what comes of it would still count.`
        report(
          sourcePointer(model.flow.definition, its.definition, rule),
          `${message} Lead to a place, be it '${place}' again: entering one ends the call.`,
          { trace: describeTrace(model, index, when, event) },
        )
      }
    }
  },
}
