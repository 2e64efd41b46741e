import { TYPE } from '@formatjs/icu-messageformat-parser'
import type { LocaleRule } from '../rule.ts'
import { elementsIn, messagesOf } from './parts/messages.ts'

export const localePlurals: LocaleRule = {
  id: 'locale-plurals',
  severity: 'error',
  over: 'locales',
  summary: 'A plural has the branches that its language tells apart, and no others.',
  check: (project, reportIn) => {
    for (const [language, messages] of messagesOf(project).languages) {
      for (const { pointer, elements } of messages.values()) {
        for (const element of elementsIn(elements ?? [])) {
          if (element.type === TYPE.select && !element.options['other'])
            reportIn(language)(
              pointer,
              `{${element.value}} lacks "other", which is shown for every other value. Add it.`,
            )
          if (element.type !== TYPE.plural) continue
          const tag = tagOf(language) ?? 'en'
          const needed = branchesOf(tag, element.pluralType)
          const found = Object.keys(element.options)
          const missing = needed.filter((branch) => !found.includes(branch))
          const idle = found.filter((branch) => !branch.startsWith('=') && !needed.includes(branch))
          if (missing.length > 0)
            reportIn(language)(
              pointer,
              `{${element.value}} lacks ${list(missing)}, which ${nameOf(tag)} tells apart. Add what it says then.`,
            )
          if (idle.length > 0)
            reportIn(language)(
              pointer,
              `{${element.value}} has ${list(idle)}, which ${nameOf(tag)} never uses. Remove it.`,
            )
        }
      }
    }
  },
}

const list = (branches: readonly string[]) => branches.map((branch) => `"${branch}"`).join(', ')

/** null for what is no language. */
function tagOf(language: string): string | null {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? null
  } catch {
    return null
  }
}

const nameOf = (tag: string) => new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag

const order = ['zero', 'one', 'two', 'few', 'many', 'other']

function branchesOf(tag: string, type: Intl.PluralRuleType = 'cardinal'): string[] {
  const known: readonly string[] = new Intl.PluralRules(tag, { type }).resolvedOptions().pluralCategories
  return order.filter((branch) => known.includes(branch))
}
