import type { FlowRule } from '../rule.ts'
import { problemsOf } from './parts/problems.ts'

export const statusTable: FlowRule<'status-table'> = {
  id: 'status-table',
  severity: 'error',
  over: 'flow',
  summary: 'A step that polls has a target for each status of the API.',
  rank: 'definition',
  check: (linted, report) => {
    for (const problem of problemsOf(linted, 'status-table')) report(problem.pointer, problem)
  },
}
