import type { LocaleRule } from '../rule.ts'
import { argumentProblem, argumentsOf } from './parts/argument-problem.ts'
import { type Message, messagesOf, translationsOf } from './parts/messages.ts'

export const localeArguments: LocaleRule<'locale-arguments'> = {
  id: 'locale-arguments',
  severity: 'error',
  over: 'locales',
  summary: 'A message can be read, and has the values and tags that it has in English.',
  check: (project, reportIn) => {
    for (const [language, messages] of messagesOf(project).languages) {
      for (const { pointer, text, error } of messages.values()) {
        if (text === null) reportIn(language)(pointer, { code: 'not-text' })
        if (error !== null) reportIn(language)(pointer, { code: 'unreadable', error })
      }
    }
    const { english, translations } = translationsOf(project)
    for (const message of english.values()) {
      const others = translations.flatMap(([language, messages]) => {
        const other = messages.get(message.key)
        return other ? [[language, other] as const] : []
      })
      const usual = usualAgainst(
        message,
        others.map(([, other]) => other),
      )
      for (const [language, translation] of usual ? [['en', message] as const] : others) {
        const found = argumentProblem(usual ?? message, translation, usual ? 'others' : 'english')
        if (found !== null) reportIn(language)(translation.pointer, found)
      }
    }
  },
}

/** The message of another language if all others agree on names that English lacks: then English is wrong. */
function usualAgainst(english: Message, others: readonly Message[]): Message | null {
  const names = ({ elements }: Message) => elements && [...argumentsOf(elements).keys()].sort().join()
  const [first, ...further] = others
  if (!first || further.length === 0 || names(first) === null || names(english) === names(first)) return null
  return english.elements && further.every((other) => names(other) === names(first)) ? first : null
}
