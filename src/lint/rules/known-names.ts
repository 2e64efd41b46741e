import type { FlowRule } from '../rule.ts'
import { isAboutKey, problemsOf } from './parts/problems.ts'

/** The compiler refuses such a flow too; the linter reports it before it is released. */
export const knownNames: FlowRule<'known-names'> = {
  id: 'known-names',
  severity: 'error',
  over: 'flow',
  summary: 'Every name that a flow uses is declared.',
  rank: 'definition',
  check: (linted, report) => {
    for (const problem of problemsOf(linted, 'known-names'))
      report(problem.pointer, problem, { marksKey: isAboutKey(problem) })
  },
}
