import type { LocaleRule } from '../rule.ts'
import { branchFaults } from './parts/branch-faults.ts'
import { messagesOf } from './parts/messages.ts'

export const localePlurals: LocaleRule<'locale-plurals'> = {
  id: 'locale-plurals',
  severity: 'error',
  over: 'locales',
  summary: 'A plural has exactly the branches that its language needs.',
  check: (project, reportIn) => {
    for (const [language, messages] of messagesOf(project).languages) {
      for (const { pointer, elements } of messages.values())
        for (const fault of elements === null ? [] : branchFaults(elements, language))
          reportIn(language)(pointer, fault)
    }
  },
}
