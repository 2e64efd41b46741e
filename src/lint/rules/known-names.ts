import type { FlowRule } from '../rule.ts'
import { newNameOf } from './parts/new-name.ts'
import { isAboutKey, problemsOf } from './parts/problems.ts'

/** The compiler refuses such a flow too; the linter reports it before it is released. */
export const knownNames: FlowRule<'known-names'> = {
  id: 'known-names',
  severity: 'error',
  over: 'flow',
  summary: 'Every name that a flow uses is declared.',
  rank: 'definition',
  check: (linted, report) => {
    for (const problem of problemsOf(linted, 'known-names')) {
      const renamed =
        problem.code === 'unknown-name' && linted.definition ? newNameOf(problem, linted.definition) : null
      report(problem.pointer, renamed ? { code: 'renamed', ...renamed } : problem, { marksKey: isAboutKey(problem) })
    }
  },
}
