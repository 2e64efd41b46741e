import type { FlowRule } from '../rule.ts'
import { describeTrace } from './parts/describe-trace.ts'
import { pointerOf } from './parts/pointer-of.ts'
import { succeeding } from './parts/success.ts'

export const deadEnd: FlowRule = {
  id: 'dead-end',
  severity: 'error',
  over: 'flow',
  summary: 'From everywhere there is a way to success or out.',
  check: (flow, report) => {
    const model = flow.model()
    if (!model) return
    const success = succeeding(model)
    const ways = model.leadsTo(({ state }, index) => state.closed || (success[index] ?? 0n))
    const told = new Set<string>()
    for (const [index, { place, inputs }] of model.states.entries()) {
      const stuck = inputs & ~(ways[index] ?? 0n)
      if (stuck === 0n || told.has(place)) continue
      told.add(place)
      const message = `From '${place}' there is no way to success and none out of the widget.`
      report(pointerOf(place), `${message} Give it an event that leads on, or one that leads to @close.`, {
        trace: describeTrace(model, index, stuck),
      })
    }
  },
}
