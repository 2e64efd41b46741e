import type { FlowRule } from '../rule.ts'
import { problemsOf } from './parts/problems.ts'

export const shape: FlowRule<'shape'> = {
  id: 'shape',
  severity: 'error',
  over: 'flow',
  summary: 'A flow has the keys that it needs, and values of the right kind.',
  rank: 'definition',
  check: (linted, report) => {
    for (const problem of problemsOf(linted, 'shape')) report(problem.pointer, problem)
  },
}
