import { describeTrace } from '../../analysis/index.ts'
import type { FlowRule } from '../rule.ts'
import { pointerOf } from './parts/pointer-of.ts'
import { reportOnce } from './parts/report-once.ts'
import { succeedsFrom } from './parts/success.ts'

export const deadEnd: FlowRule = {
  id: 'dead-end',
  severity: 'error',
  over: 'flow',
  summary: 'From everywhere there is a way to success or out.',
  check: (flow, report) => {
    const model = flow.model()
    if (!model) return
    const inputsIn = model.leadsTo((reached) => reached.state.closed || succeedsFrom(reached))
    const once = reportOnce(report)
    for (const reached of model.states) {
      const { place, inputs } = reached
      const stuck = inputs & ~inputsIn(reached)
      if (stuck === 0n) continue
      once(pointerOf(place), () => {
        const message = `From '${place}' there is no way to success and none out of the widget.`
        const fix = 'Give it an event that leads on, or one that leads to @close.'
        return { message: `${message} ${fix}`, trace: describeTrace(model, reached, stuck) }
      })
    }
  },
}
