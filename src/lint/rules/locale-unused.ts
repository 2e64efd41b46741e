import type { LocaleRule } from '../rule.ts'
import { messagesOf } from './parts/messages.ts'

export const localeUnused: LocaleRule<'locale-unused'> = {
  id: 'locale-unused',
  severity: 'warning',
  over: 'locales',
  summary: 'Every message is shown somewhere.',
  check: (project, reportIn) => {
    const { english, languages } = messagesOf(project)
    if (!english || !project.messageKeys) return
    const used = new Set(project.messageKeys)
    for (const [language, messages] of languages) {
      for (const { key, pointer } of messages.values())
        if (english.has(key) && !used.has(key))
          reportIn(language)(pointer, { code: 'unused', key }, { fix: { pointer } })
    }
  },
}
