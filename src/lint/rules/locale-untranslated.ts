import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'
import type { LocaleRule } from '../rule.ts'
import { elementsIn, translationsOf } from './parts/messages.ts'
import { sameWord } from './parts/same-word.ts'

export const localeUntranslated: LocaleRule<'locale-untranslated'> = {
  id: 'locale-untranslated',
  severity: 'error',
  over: 'locales',
  summary: 'No message is left untranslated.',
  check: (project, reportIn) => {
    const { english, translations } = translationsOf(project)
    for (const [language, messages] of translations) {
      for (const { key, pointer, text, elements } of messages.values()) {
        if (text === null || text !== english.get(key)?.text || elements === null || !hasWords(elements)) continue
        if (sameWord[key]?.in.includes(language)) continue
        reportIn(language)(pointer, { code: 'english-text', text })
      }
    }
  },
}

/** `{name}: {reason}` has no words, and is the same in many languages. */
const hasWords = (elements: readonly MessageFormatElement[]) =>
  elementsIn(elements).some((element) => element.type === TYPE.literal && /\p{L}/u.test(element.value))
