import { describeTrace } from '../../analysis/index.ts'
import { type Edge, unionOf } from '../../engine/index.ts'
import type { FlowRule } from '../rule.ts'
import { pointerOf } from './parts/pointer-of.ts'
import { reportOnce } from './parts/report-once.ts'

export const noStuckState: FlowRule = {
  id: 'no-stuck-state',
  severity: 'error',
  over: 'flow',
  summary: 'Where nothing is awaited, the user can go on.',
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
      once(pointerOf(place), () => {
        const message = `At '${place}' no call, polling or delay is under way, and the user can only go back or leave.`
        const fix = 'Let something happen there, or give it an event that leads on.'
        return { message: `${message} ${fix}`, trace: describeTrace(model, reached, stuck) }
      })
    }
  },
}

/** What the user does there, apart from going back and from asking to leave. */
const leadsOn = ({ event: { type }, from, to }: Edge): boolean =>
  to !== from && !type.startsWith('@') && type !== 'BACK' && to.state.overlay === null
