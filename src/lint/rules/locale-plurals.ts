import { TYPE } from '@formatjs/icu-messageformat-parser'
import type { LocaleRule } from '../rule.ts'
import { elementsIn, messagesOf } from './parts/messages.ts'

export const localePlurals: LocaleRule<'locale-plurals'> = {
  id: 'locale-plurals',
  severity: 'error',
  over: 'locales',
  summary: 'A plural has exactly the branches that its language needs.',
  check: (project, reportIn) => {
    for (const [language, messages] of messagesOf(project).languages) {
      for (const { pointer, elements } of messages.values()) {
        for (const element of elements === null ? [] : elementsIn(elements)) {
          if (element.type === TYPE.select && !element.options['other'])
            reportIn(language)(pointer, { code: 'no-other', name: element.value })
          if (element.type !== TYPE.plural) continue
          const tag = tagOf(language) ?? 'en'
          const needed = branchesOf(tag, element.pluralType)
          const found = Object.keys(element.options)
          const missing = needed.filter((branch) => !found.includes(branch))
          const unused = found.filter((branch) => !branch.startsWith('=') && !needed.includes(branch))
          const plural = { name: element.value, language: tag }
          if (missing.length > 0)
            reportIn(language)(pointer, { code: 'missing-branches', ...plural, branches: missing })
          if (unused.length > 0) reportIn(language)(pointer, { code: 'unused-branches', ...plural, branches: unused })
        }
      }
    }
  },
}

/** null if it is not a language. */
function tagOf(language: string): string | null {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? null
  } catch {
    return null
  }
}

const order = ['zero', 'one', 'two', 'few', 'many', 'other']

function branchesOf(tag: string, type: Intl.PluralRuleType = 'cardinal'): string[] {
  const known: readonly string[] = new Intl.PluralRules(tag, { type }).resolvedOptions().pluralCategories
  return order.filter((branch) => known.includes(branch))
}
