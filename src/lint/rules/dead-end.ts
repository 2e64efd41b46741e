import { replayTo } from '../../analysis/index.ts'
import { placePointer } from '../../flow/index.ts'
import type { ModelRule } from '../rule.ts'
import { reportOnce } from './parts/report-once.ts'
import { succeedsFrom } from './parts/success.ts'

export const deadEnd: ModelRule<'dead-end'> = {
  id: 'dead-end',
  severity: 'error',
  over: 'model',
  summary: 'Every place leads to success or out of the widget.',
  check: (flow, report) => {
    const model = flow.model()
    if (!model) return
    const inputsIn = model.leadsTo((reached) => reached.state.closed || succeedsFrom(reached))
    const once = reportOnce(report)
    for (const reached of model.states) {
      const { place, inputs } = reached
      const stuck = inputs & ~inputsIn(reached)
      if (stuck === 0n) continue
      once(placePointer(place), () => [{ code: 'no-way-out', place }, replayTo(model, reached, stuck)])
    }
  },
}
