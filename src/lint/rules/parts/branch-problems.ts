/** Branches of plurals and choices that a language needs and a message lacks, and the other way round. */
import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'
import type { Violation } from '../../words/index.ts'
import { elementsIn } from './messages.ts'

/** @param language a tag, or the name of a file */
export function branchProblems(
  elements: readonly MessageFormatElement[],
  language: string,
): Violation<'locale-plurals'>[] {
  const tag = tagOf(language) ?? 'en'
  return elementsIn(elements).flatMap((element): Violation<'locale-plurals'>[] => {
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return []
    if (element.type === TYPE.select) return element.options['other'] ? [] : [{ code: 'no-other', name: element.value }]
    const needed = branchesOf(tag, element.pluralType)
    const found = Object.keys(element.options)
    const missing = needed.filter((branch) => !found.includes(branch))
    const unused = found.filter((branch) => !branch.startsWith('=') && !needed.includes(branch))
    const plural = { name: element.value, language: tag }
    return [
      ...(missing.length > 0 ? [{ code: 'missing-branches', ...plural, branches: missing } as const] : []),
      ...(unused.length > 0 ? [{ code: 'unused-branches', ...plural, branches: unused } as const] : []),
    ]
  })
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
