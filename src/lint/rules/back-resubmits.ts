import { replayTo, sourcePointer } from '../../analysis/index.ts'
import { placePointer } from '../../flow/index.ts'
import type { ModelRule } from '../rule.ts'
import { reportOnce } from './parts/report-once.ts'

export const backResubmits: ModelRule<'back-resubmits'> = {
  id: 'back-resubmits',
  severity: 'error',
  over: 'model',
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
        const at = rule ? sourcePointer(model.flow.definition, its.definition, rule.pointer) : placePointer(place)
        once(at, () => [
          sends ? { code: 'sends-call', place } : { code: 'leads-to-pending', place, to: to.place },
          replayTo(model, before, when, event),
        ])
      }
    }
  },
}
