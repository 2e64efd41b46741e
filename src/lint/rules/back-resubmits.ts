import type { FlowRule } from '../rule.ts'
import { describeTrace } from './parts/describe-trace.ts'
import { pointerOf } from './parts/pointer-of.ts'
import { sourcePointer } from './parts/source-pointer.ts'

export const backResubmits: FlowRule = {
  id: 'back-resubmits',
  severity: 'error',
  over: 'flow',
  summary: 'BACK never sends anything, and never leads into something under way.',
  check: (flow, report) => {
    const model = flow.model()
    if (!model) return
    const told = new Set<string>()
    for (const [index, { place, flow: its }] of model.states.entries()) {
      for (const { event, to, when, rule, effects } of model.edges[index] ?? []) {
        const there = model.states[to]
        if (event.type !== 'BACK' || !there) continue
        const sends = effects.some(({ kind }) => kind === 'call')
        const arrives = there.place !== place && (there.state.pending !== null || there.state.polling !== null)
        const at = rule === undefined ? pointerOf(place) : sourcePointer(model.flow.definition, its.definition, rule)
        if ((!sends && !arrives) || told.has(at)) continue
        told.add(at)
        const what = sends ? 'sends a call' : `leads to '${there.place}', where work is under way`
        const message = `BACK from '${place}' ${what}: the user who goes back would submit once more.`
        report(at, `${message} Lead to where the user decides.`, { trace: describeTrace(model, index, when, event) })
      }
    }
  },
}
