import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'
import { defined } from '../../flow/index.ts'
import type { LocaleRule } from '../rule.ts'
import type { Violation } from '../words/index.ts'
import { elementsIn, type Message, messagesOf, translationsOf } from './parts/messages.ts'

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
        const found = difference(usual ?? message, translation, usual ? 'others' : 'english')
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

/** `reference`: the language that `right` is in. */
function difference(
  right: Message,
  { elements }: Message,
  reference: 'english' | 'others',
): Violation<'locale-arguments'> | null {
  if (!right.elements || !elements) return null
  const [wanted, found] = [argumentsOf(right.elements), argumentsOf(elements)]
  const lost = [...wanted.keys()].filter((name) => !found.has(name))
  const strange = [...found.keys()].filter((name) => !wanted.has(name))
  if (strange[0] !== undefined)
    return lost.length > 0
      ? { code: 'renamed-argument', missing: lost, found: strange[0], reference }
      : { code: 'extra-argument', name: strange[0], reference }
  if (lost[0] !== undefined) return { code: 'missing-argument', name: lost[0], reference }
  const changed = [...found].find(([name, form]) => JSON.stringify(form) !== JSON.stringify(wanted.get(name)))
  if (!changed) return null
  const [name, { kind }] = changed
  const { kind: english } = defined(wanted.get(name), `argument ${name} in English`)
  return kind === english ? { code: 'other-format', name } : { code: 'other-kind', name, kind, english }
}

interface Form {
  kind: string
  style: unknown
}

/** By name, as it is written: `{client}` or `<link>`. */
type Arguments = ReadonlyMap<string, Form>

function argumentsOf(elements: readonly MessageFormatElement[]): Arguments {
  const found = new Map<string, Form>()
  for (const element of elementsIn(elements)) {
    const form = formOf(element)
    const name =
      element.type === TYPE.pound ? '#' : element.type === TYPE.tag ? `<${element.value}>` : `{${element.value}}`
    // A plural may repeat its number inside its branches, and need not.
    if (form && !found.has(name)) found.set(name, form)
  }
  return found
}

function formOf(element: MessageFormatElement): Form | null {
  switch (element.type) {
    case TYPE.literal:
    case TYPE.pound:
      return null
    case TYPE.argument:
      return { kind: 'a plain value', style: null }
    case TYPE.tag:
      return { kind: 'a tag', style: null }
    case TYPE.plural:
      return { kind: element.pluralType === 'ordinal' ? 'an ordinal' : 'a plural', style: element.offset }
    case TYPE.select:
      return { kind: 'a choice', style: Object.keys(element.options).sort() }
    default:
      return { kind: `a ${TYPE[element.type]}`, style: element.style ?? null }
  }
}
