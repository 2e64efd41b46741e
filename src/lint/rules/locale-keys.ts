import { mend } from '../../flow/index.ts'
import type { LocaleRule } from '../rule.ts'
import { messagesOf, translationsOf } from './parts/messages.ts'

export const localeKeys: LocaleRule = {
  id: 'locale-keys',
  severity: 'error',
  over: 'locales',
  says: 'Each language has the messages that English has, and English those that the code names.',
  check: (project, reportIn) => {
    const { english, translations } = translationsOf(project)
    for (const [language, messages] of translations) {
      const report = reportIn(language)
      const missing = [...english.values()].filter(({ key }) => !messages.has(key))
      for (const { key, text } of missing)
        report(neighbourOf(key, [...english.keys()], messages), `'${key}' is missing near here. Translate "${text}".`)
      for (const { key, pointer } of messages.values()) {
        if (english.has(key)) continue
        const meant = mend(
          key,
          missing.map((each) => each.key),
        )
        if (meant.startsWith('Did')) report(pointer, `English has no '${key}'. ${meant}`)
        else report(pointer, `English has no '${key}'. Remove it, or add it to English.`, { fix: { pointer } })
      }
    }
    const source = messagesOf(project).english
    const known = [...(source?.keys() ?? [])]
    for (const key of project.messageKeys ?? [])
      if (source && !source.has(key))
        reportIn('en')(
          neighbourOf(key, [...known, key].sort(), source),
          `The code shows '${key}', which is missing near here. ${mend(key, known)}`,
        )
  },
}

/** Pointer of the nearest key before it that is there. */
function neighbourOf(
  key: string,
  order: readonly string[],
  messages: ReadonlyMap<string, { pointer: string }>,
): string {
  const before = order.slice(0, order.indexOf(key)).reverse()
  return messages.get(before.find((each) => messages.has(each)) ?? '')?.pointer ?? ''
}
