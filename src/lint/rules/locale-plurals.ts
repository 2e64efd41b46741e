import type { LocaleRule } from '../rule.ts'
import { branchProblems } from './parts/branch-problems.ts'
import { messagesOf } from './parts/messages.ts'

export const localePlurals: LocaleRule<'locale-plurals'> = {
  id: 'locale-plurals',
  severity: 'error',
  over: 'locales',
  summary: 'A plural has exactly the branches that its language needs.',
  check: (project, reportIn) => {
    for (const [language, messages] of messagesOf(project).languages) {
      for (const { pointer, elements } of messages.values())
        for (const problem of elements === null ? [] : branchProblems(elements, language))
          reportIn(language)(pointer, problem)
    }
  },
}
