import type { ModelRule } from '../rule.ts'
import { succeedsFrom } from './parts/success.ts'

export const noWayToSuccess: ModelRule<'no-way-to-success'> = {
  id: 'no-way-to-success',
  severity: 'error',
  over: 'model',
  summary: 'Every client can reach success.',
  rank: 'consequence',
  check: (flow, report) => {
    const model = flow.model()
    if (!model) return
    const { all, first, combinations } = model.space
    const missing = all & ~model.states.reduce((union, state) => union | succeedsFrom(state), 0n)
    if (missing === 0n) return
    const many = missing.toString(2).replaceAll('0', '').length
    if (missing === all) report('/path', { code: 'no-success-message' })
    else
      report('/path', { code: 'some-never-succeed', missing: many, all: combinations.length, example: first(missing) })
  },
}
