import { describeInputs } from '../../analysis/index.ts'
import type { FlowRule } from '../rule.ts'
import { succeedsFrom } from './parts/success.ts'

export const noWayToSuccess: FlowRule = {
  id: 'no-way-to-success',
  severity: 'error',
  over: 'flow',
  summary: 'Every client can come to success.',
  rank: 'consequence',
  check: (flow, report) => {
    const model = flow.model()
    if (!model) return
    const { all, first, combinations } = model.space
    const missing = all & ~model.states.reduce((union, state) => union | succeedsFrom(state), 0n)
    if (missing === 0n) return
    const many = missing.toString(2).replaceAll('0', '').length
    const message =
      missing === all
        ? 'The host is never told of success: no rule that is taken emits it.'
        : `${many} of ${combinations.length} combinations of inputs never come to success. ${describeInputs(flow.compiled?.inputs ?? [], first(missing))} is one.`
    report('/path', `${message} Lead to a rule with "emit": { "success": … } for all of them.`)
  },
}
