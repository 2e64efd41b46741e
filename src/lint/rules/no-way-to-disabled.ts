import type { FlowRule } from '../rule.ts'
import { problemsOf } from './parts/problems.ts'

export const noWayToDisabled: FlowRule<'no-way-to-disabled'> = {
  id: 'no-way-to-disabled',
  severity: 'error',
  over: 'flow',
  summary: 'No rule leads to a step that is switched off.',
  rank: 'definition',
  check: (linted, report) => {
    for (const problem of problemsOf(linted, 'no-way-to-disabled')) report(problem.pointer, problem)
  },
}
