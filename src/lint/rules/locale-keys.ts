import { suggest } from '../../flow/index.ts'
import type { Report } from '../finding.ts'
import type { LocaleRule } from '../rule.ts'
import { type Messages, messagesOf } from './parts/messages.ts'

export const localeKeys: LocaleRule<'locale-keys'> = {
  id: 'locale-keys',
  severity: 'error',
  over: 'locales',
  summary: 'Each language has the messages that English has, and English has those that the code names.',
  check: (project, reportIn) => {
    const { english, languages } = messagesOf(project)
    if (!english) return
    const translations = [...languages].filter(([, messages]) => messages !== english)
    const everywhere = commonKeys(translations.map(([, messages]) => messages))
    const lost = new Set([...everywhere, ...(project.messageKeys ?? [])].filter((key) => !english.has(key)))
    for (const [language, messages] of translations) compare(english, messages, lost, reportIn(language))
    const order = [...english.keys(), ...lost].sort()
    for (const key of lost) {
      const at = neighbourOf(key, order, english)
      const meant = everywhere.has(key) ? null : nearest(key, [...english.keys()])
      if (project.messageKeys?.includes(key)) reportIn('en')(at, { code: 'missing-in-code', key, meant })
      else reportIn('en')(at, { code: 'missing-in-english', key })
    }
  },
}

/** `lost`: reported in the English file. */
function compare(english: Messages, messages: Messages, lost: ReadonlySet<string>, report: Report<'locale-keys'>) {
  const missing = [...english.values()].filter(({ key }) => !messages.has(key))
  const extra = [...messages.values()]
    .filter(({ key }) => !english.has(key) && !lost.has(key))
    .map(({ key, pointer }) => {
      const meant = nearest(
        key,
        missing.map((each) => each.key),
      )
      return { key, pointer, meant }
    })
  for (const { key, text } of missing.filter((each) => !extra.some(({ meant }) => meant === each.key)))
    report(neighbourOf(key, [...english.keys()], messages), { code: 'missing-key', key, english: text })
  for (const { key, pointer, meant } of extra) {
    if (meant !== null) report(pointer, { code: 'misspelt-key', key, meant }, { marksKey: true })
    else report(pointer, { code: 'extra-key', key }, { marksKey: true, fix: { pointer } })
  }
}

/** Needs at least two languages: with one it is unknown which of the two is wrong. */
function commonKeys([first, ...others]: readonly Messages[]): Set<string> {
  if (!first || others.length === 0) return new Set()
  return new Set([...first.keys()].filter((key) => others.every((messages) => messages.has(key))))
}

function nearest(key: string, known: readonly string[]): string | null {
  const suggestion = suggest(key, known)
  return suggestion.kind === 'did-you-mean' ? suggestion.name : null
}

/** Pointer of the nearest key before it that is there; of the whole file if none is. */
function neighbourOf(key: string, order: readonly string[], messages: Messages): string {
  const before = order.slice(0, order.indexOf(key)).flatMap((each) => messages.get(each)?.pointer ?? [])
  return before.at(-1) ?? ''
}
