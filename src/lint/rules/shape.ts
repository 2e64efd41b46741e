import type { FlowRule } from '../rule.ts'
import { mergeMistakeIn } from './parts/merge-mistakes.ts'
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
      report(problem.pointer, (variant && mergeMistakeIn(problem, problem.pointer, variant.extended)) ?? problem)
  },
}
