import { replayTo, sourcePointer } from '../../analysis/index.ts'
import { defined } from '../../flow/index.ts'
import type { ModelRule } from '../rule.ts'
import { reportOnce } from './parts/report-once.ts'

export const cancelEnds: ModelRule<'cancel-ends'> = {
  id: 'cancel-ends',
  severity: 'error',
  over: 'model',
  summary: 'CANCEL ends the pending call.',
  check: (flow, report) => {
    const model = flow.model()
    if (!model) return
    const once = reportOnce(report)
    for (const { event, from, to, when, rule } of model.states.flatMap(({ edges }) => edges)) {
      const { flow: its, place, state } = from
      if (event.type !== 'CANCEL' || !rule || state.pending === null || to.state.pending !== state.pending) continue
      const { effect } = defined(its.calls[state.pending], `call at ${state.pending}`)
      once(sourcePointer(model.flow.definition, its.definition, rule.pointer), () => [
        { code: 'call-stays-pending', place, call: effect },
        replayTo(model, from, when, event),
      ])
    }
  },
}
