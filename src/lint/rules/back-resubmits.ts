import { describeTrace } from '../../analysis/index.ts'
import type { FlowRule } from '../rule.ts'
import { pointerOf } from './parts/pointer-of.ts'
import { reportOnce } from './parts/report-once.ts'
import { sourcePointer } from './parts/source-pointer.ts'

export const backResubmits: FlowRule = {
  id: 'back-resubmits',
  severity: 'error',
  over: 'flow',
  summary: 'BACK never makes a call, and never leads to a place whose work is pending.',
  check: (flow, report) => {
    const model = flow.model()
    if (!model) return
    const once = reportOnce(report)
    for (const before of model.states) {
      const { place, flow: its } = before
      for (const { event, to, when, rule, effects } of before.edges) {
        if (event.type !== 'BACK') continue
        const sends = effects.some(({ kind }) => kind === 'call')
        const arrives = to.place !== place && (to.state.pending !== null || to.state.polling !== null)
        if (!sends && !arrives) continue
        const at = rule ? sourcePointer(model.flow.definition, its.definition, rule.pointer) : pointerOf(place)
        once(at, () => {
          const what = sends ? 'sends a call' : `leads to '${to.place}', where work is under way`
          const message = `BACK from '${place}' ${what}: the user who goes back would submit once more.`
          const trace = describeTrace(model, before, when, event)
          return { message: `${message} Lead to where the user decides.`, trace }
        })
      }
    }
  },
}
