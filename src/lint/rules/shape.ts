import type { FlowRule } from '../rule.ts'
import { slipIn } from './parts/merge-slips.ts'
import { problemsOf } from './parts/problems.ts'

export const shape: FlowRule<'shape'> = {
  id: 'shape',
  severity: 'error',
  over: 'flow',
  summary: 'A flow has the keys that it needs, and values of the right kind.',
  rank: 'definition',
  check: (linted, report) => {
    const { variant } = linted
    for (const problem of problemsOf(linted, 'shape'))
      report(problem.pointer, (variant && slipIn(problem, problem.pointer, variant.extended)) ?? problem)
  },
}
