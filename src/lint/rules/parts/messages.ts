/** The messages of a locale, each parsed. */
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { childPointer } from '../../../flow/index.ts'
import type { Project } from '../../project.ts'

export interface Message {
  key: string
  pointer: string
  /** null where it is no text. */
  text: string | null
  /** null where it can't be parsed: `fault` says why. */
  elements: readonly MessageFormatElement[] | null
  fault: string | null
}

export type Messages = ReadonlyMap<string, Message>

/** The language that the others are translated from. */
const source = 'en'

/** By language; those that are no JSON object are left out. */
export function messagesOf({ locales }: Project): {
  english: Messages | null
  languages: ReadonlyMap<string, Messages>
} {
  const languages = new Map(
    locales.flatMap(({ language, document: { value } }) =>
      typeof value === 'object' && value !== null && !Array.isArray(value) ? [[language, readAll(value)] as const] : [],
    ),
  )
  return { english: languages.get(source) ?? null, languages }
}

/** Those of the other languages, beside the English. */
export function translationsOf(project: Project): { english: Messages; translations: (readonly [string, Messages])[] } {
  const { english, languages } = messagesOf(project)
  return english
    ? { english, translations: [...languages].filter(([language]) => language !== source) }
    : { english: new Map(), translations: [] }
}

const readAll = (texts: object): Messages =>
  new Map(Object.entries(texts).map(([key, text]) => [key, { key, pointer: childPointer('', key), ...read(text) }]))

/** A plural without `other` has a rule of its own. */
function read(text: unknown): Pick<Message, 'text' | 'elements' | 'fault'> {
  if (typeof text !== 'string') return { text: null, elements: null, fault: 'It is no text' }
  try {
    return { text, elements: parse(text, { requiresOtherClause: false }), fault: null }
  } catch (error) {
    return { text, elements: null, fault: wordsOf(error, text) }
  }
}

/** The parser's kinds of errors; `EXPECT_ARGUMENT_TYPE`, and others that are rare, say themselves what they are. */
function wordsOf(error: unknown, text: string): string {
  const { message, location } = error as Error & { location?: { start: { offset: number }; end: { offset: number } } }
  const { start, end } = location ?? { start: { offset: 0 }, end: { offset: 0 } }
  const about = JSON.stringify(text.slice(start.offset, Math.max(end.offset, start.offset + 8)))
  const known = kinds[message]
  return known
    ? known.replace('…', about)
    : `It can't be read after ${start.offset} characters: ${message.toLowerCase().replaceAll('_', ' ')}`
}

const kinds: Readonly<Record<string, string>> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: 'A } is missing for the { of …',
  EMPTY_ARGUMENT: 'In … there is no name between { and }',
  MALFORMED_ARGUMENT: 'In … no name stands between { and }: one is letters and digits, without spaces',
  UNCLOSED_TAG: 'The tag … is never closed',
  UNMATCHED_CLOSING_TAG: 'At … a tag is closed that was not opened',
  INVALID_TAG: 'At … no tag can be read: one is a single word, as in <link>',
}

/** Every element, those within branches and tags included. */
export function elementsIn(message: readonly MessageFormatElement[]): MessageFormatElement[] {
  return message.flatMap((element) => {
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return [element, ...Object.values(element.options).flatMap(({ value }) => elementsIn(value))]
    return element.type === TYPE.tag ? [element, ...elementsIn(element.children)] : [element]
  })
}
