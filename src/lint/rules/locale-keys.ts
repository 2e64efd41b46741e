import { suggest } from '../../flow/index.ts'
import type { Report } from '../finding.ts'
import type { LocaleRule } from '../rule.ts'
import { type Messages, messagesOf } from './parts/messages.ts'

export const localeKeys: LocaleRule = {
  id: 'locale-keys',
  severity: 'error',
  over: 'locales',
  summary: 'Each language has the messages that English has, and English those that the code names.',
  check: (project, reportIn) => {
    const { english, languages } = messagesOf(project)
    if (!english) return
    const translations = [...languages].filter(([, messages]) => messages !== english)
    const everywhere = commonKeys(translations.map(([, messages]) => messages))
    const lost = new Set([...everywhere, ...(project.messageKeys ?? [])].filter((key) => !english.has(key)))
    for (const [language, messages] of translations) compare(english, messages, lost, reportIn(language))
    const order = [...english.keys(), ...lost].sort()
    for (const key of lost) {
      const who = project.messageKeys?.includes(key) ? 'The code shows' : 'Every other language has'
      const meant = everywhere.has(key) ? null : nearest(key, [...english.keys()])
      const says = `${who} '${key}', which is missing near here. ${meant ? `Did you mean '${meant}'?` : 'Add it.'}`
      reportIn('en')(neighbourOf(key, order, english), says)
    }
  },
}

/** `lost`: reported in the English file. */
function compare(english: Messages, messages: Messages, lost: ReadonlySet<string>, report: Report) {
  const missing = [...english.keys()].filter((key) => !messages.has(key))
  const extra = [...messages.values()].filter(({ key }) => !english.has(key) && !lost.has(key))
  const misspelt = extra.map(({ key }) => nearest(key, missing))
  for (const key of missing.filter((each) => !misspelt.includes(each))) {
    const at = neighbourOf(key, [...english.keys()], messages)
    report(at, `'${key}' is missing near here. Add it; in English it is "${english.get(key)?.text}".`)
  }
  for (const [index, { key, pointer }] of extra.entries()) {
    const meant = misspelt[index]
    const says = `English has no '${key}'.`
    if (meant) report(pointer, `${says} Did you mean '${meant}'?`, { marksKey: true })
    else report(pointer, `${says} Remove it, or add it to English.`, { marksKey: true, fix: { pointer } })
  }
}

/** Needs at least two languages: with one it is unknown which of the two is wrong. */
function commonKeys([first, ...others]: readonly Messages[]): Set<string> {
  const keys = others.length === 0 ? [] : [...(first?.keys() ?? [])]
  return new Set(keys.filter((key) => others.every((messages) => messages.has(key))))
}

function nearest(key: string, known: readonly string[]): string | null {
  const suggestion = suggest(key, known)
  return suggestion.kind === 'did-you-mean' ? suggestion.name : null
}

/** Pointer of the nearest key before it that is there. */
function neighbourOf(key: string, order: readonly string[], messages: Messages): string {
  const before = order.slice(0, order.indexOf(key)).reverse()
  return messages.get(before.find((each) => messages.has(each)) ?? '')?.pointer ?? ''
}
