import type { LocaleRule } from '../rule.ts'
import { messagesOf } from './parts/messages.ts'

export const localeUnused: LocaleRule = {
  id: 'locale-unused',
  severity: 'warning',
  over: 'locales',
  summary: 'Every message is shown somewhere.',
  check: (project, reportIn) => {
    const { english, languages } = messagesOf(project)
    const used = project.messageKeys && new Set(project.messageKeys)
    for (const [language, messages] of used && english ? languages : []) {
      for (const { key, pointer } of messages.values())
        if (english?.has(key) && !used?.has(key))
          reportIn(language)(pointer, `Nothing shows '${key}'. Remove it from every language, or show it.`, {
            fix: { pointer },
          })
    }
  },
}
