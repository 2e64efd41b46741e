import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'
import type { LocaleRule } from '../rule.ts'
import { elementsIn, type Message, messagesOf, translationsOf } from './parts/messages.ts'

export const localeArguments: LocaleRule = {
  id: 'locale-arguments',
  severity: 'error',
  over: 'locales',
  summary: 'A message can be read, and has the values and tags that it has in English.',
  check: (project, reportIn) => {
    for (const [language, messages] of messagesOf(project).languages) {
      for (const { pointer, fault } of messages.values())
        if (fault !== null) reportIn(language)(pointer, `${fault}. Write it as in the other languages.`)
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
      for (const [language, slip] of usual ? [['en', message] as const] : others) {
        const said = difference(usual ?? message, slip, usual ? 'every other language' : 'English')
        if (said !== null) reportIn(language)(slip.pointer, said)
      }
    }
  },
}

/** Where all other languages agree on other names than English has, it is English that slipped. */
function usualAgainst(english: Message, others: readonly Message[]): Message | null {
  const names = ({ elements }: Message) => elements && [...argumentsOf(elements).keys()].sort().join()
  const [first, ...further] = others
  if (!first || further.length === 0 || names(first) === null || names(english) === names(first)) return null
  return english.elements && further.every((other) => names(other) === names(first)) ? first : null
}

/** `who`: whose names are right. */
function difference(right: Message, { elements }: Message, who: string): string | null {
  if (!right.elements || !elements) return null
  const [wanted, found] = [right.elements, elements].map(argumentsOf) as [Arguments, Arguments]
  const lost = [...wanted.keys()].filter((name) => !found.has(name))
  const strange = [...found.keys()].filter((name) => !wanted.has(name))
  if (strange[0] !== undefined)
    return lost.length > 0
      ? `In ${who} this has ${lost.join(' and ')}, and no ${strange[0]}. Such names stay as they are: write ${lost[0]}.`
      : `In ${who} this has no ${strange[0]}. Remove it.`
  if (lost[0] !== undefined) return `${lost[0]} is missing, which this has in ${who}. Add it.`
  const changed = [...found].find(([name, form]) => JSON.stringify(form) !== JSON.stringify(wanted.get(name)))
  if (!changed) return null
  const [name, { kind }] = changed
  const inEnglish = wanted.get(name)?.kind
  return kind === inEnglish
    ? `${name} is formatted otherwise than in English. Write it as there.`
    : `${name} is ${kind} here and ${inEnglish} in English. Write it as there.`
}

interface Form {
  kind: string
  style: unknown
}

/** By name as it is written, `{client}` or `<link>`. */
type Arguments = ReadonlyMap<string, Form>

function argumentsOf(elements: readonly MessageFormatElement[]): Arguments {
  const found = new Map<string, Form>()
  for (const element of elementsIn(elements)) {
    const form = formOf(element)
    const name =
      element.type === TYPE.pound ? '#' : element.type === TYPE.tag ? `<${element.value}>` : `{${element.value}}`
    // In its own branches a number may stand again, and need not.
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
