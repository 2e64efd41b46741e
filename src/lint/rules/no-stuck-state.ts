import { replayTo } from '../../analysis/index.ts'
import { type Edge, isOutcome, unionOf } from '../../engine/index.ts'
import { placePointer } from '../../flow/index.ts'
import type { ModelRule } from '../rule.ts'
import { reportOnce } from './parts/report-once.ts'

export const noStuckState: ModelRule<'no-stuck-state'> = {
  id: 'no-stuck-state',
  severity: 'error',
  over: 'model',
  summary: 'The user can go on wherever no call, polling or delay is pending.',
  rank: 'consequence',
  check: (flow, report) => {
    const model = flow.model()
    if (!model) return
    const once = reportOnce(report)
    for (const reached of model.states) {
      const { place, state, inputs, edges } = reached
      const { pending, polling, delayed, overlay, closed } = state
      if (pending !== null || polling !== null || delayed !== null || overlay !== null || closed) continue
      const stuck = inputs & ~unionOf(edges.filter(leadsOn))
      if (stuck === 0n) continue
      once(placePointer(place), () => [{ code: 'nothing-pending', place }, replayTo(model, reached, stuck)])
    }
  },
}

/** An action of the user other than going back and opening the exit dialog. */
const leadsOn = ({ event, from, to }: Edge): boolean =>
  to !== from && !isOutcome(event) && event.type !== 'BACK' && to.state.overlay === null
