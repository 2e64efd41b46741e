import { describeEvent } from '../../analysis/index.ts'
import type { FlowRule } from '../rule.ts'
import { decisionsOf } from './parts/decisions.ts'

export const shadowedBranch: FlowRule = {
  id: 'shadowed-branch',
  severity: 'error',
  over: 'flow',
  summary: 'No rule stands behind others that always win.',
  check: (flow, report) => {
    const model = flow.model()
    if (!model) return
    for (const { rules, event } of decisionsOf(model)) {
      const subject = `This rule for ${event === null ? 'the start' : describeEvent(event)} is never taken`
      for (const [index, { pointer, taken, holds }] of rules.entries()) {
        if (taken) continue
        const winner = rules.slice(0, index).findIndex(({ rule }) => rule.test === null)
        if (winner >= 0) {
          const nth = `rule ${winner + 1} of this list has no "if" and always wins`
          report(pointer, `${subject}, for ${nth}. Move this one before it, or remove one of them.`)
        } else if (holds) {
          const why = 'whenever its condition holds, an earlier rule of this list holds as well, and the first wins'
          report(pointer, `${subject}: ${why}. Move it up, or correct the condition of the earlier one.`)
        }
      }
    }
  },
}
