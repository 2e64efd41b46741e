/** The messages of a locale, each parsed. */
import { type Location, type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { remember } from '../../../analysis/index.ts'
import { childPointer, isRecord } from '../../../flow/index.ts'
import type { Project } from '../../project.ts'

export interface Message {
  key: string
  pointer: string
  /** null where the value is not a text. */
  text: string | null
  /** null where there is none, or it can't be parsed: `error` says why. */
  elements: readonly MessageFormatElement[] | null
  error: MessageError | null
}

export interface MessageError {
  /** The parser's name for it, such as `EMPTY_ARGUMENT`. */
  kind: string
  /** In characters from the start of the text. */
  at: number
  /** What is wrong, as it is written. */
  excerpt: string
}

export type Messages = ReadonlyMap<string, Message>

/** The language that the others are translated from. */
const source = 'en'

/** By language. A file that is not a JSON object is left out. */
export function messagesOf({ locales }: Project): {
  english: Messages | null
  languages: ReadonlyMap<string, Messages>
} {
  const languages = new Map(
    locales.flatMap(({ language, document: { value } }) =>
      isRecord(value) ? [[language, readAll(value)] as const] : [],
    ),
  )
  return { english: languages.get(source) ?? null, languages }
}

/** The messages in English, and those of each other language. */
export function translationsOf(project: Project): { english: Messages; translations: (readonly [string, Messages])[] } {
  const { english, languages } = messagesOf(project)
  return english
    ? { english, translations: [...languages].filter(([language]) => language !== source) }
    : { english: new Map(), translations: [] }
}

const readAll = (texts: object): Messages =>
  new Map(
    Object.entries(texts).map(([key, text]) => [key, { key, pointer: childPointer('', key), ...readMessage(text) }]),
  )

type ReadMessage = Pick<Message, 'text' | 'elements' | 'error'>

export const readMessage = (text: unknown): ReadMessage =>
  typeof text === 'string' ? readText(text) : { text: null, elements: null, error: null }

/** The rule locale-plurals reports a plural without `other`. Several rules read the same locales, after each edit. */
const readText = remember((text): ReadMessage => {
  try {
    return { text, elements: parse(text, { requiresOtherClause: false }), error: null }
  } catch (error) {
    return { text, elements: null, error: errorOf(error, text) }
  }
})

/** What the parser throws has the name of the error as its message. */
function errorOf(thrown: unknown, text: string): MessageError {
  const { message: kind, location } = thrown as Error & { location: Location }
  const { start, end } = location
  return { kind, at: start.offset, excerpt: text.slice(start.offset, Math.max(end.offset, start.offset + 8)) }
}

/** Every element, those within branches and tags included. */
export function elementsIn(message: readonly MessageFormatElement[]): MessageFormatElement[] {
  return message.flatMap((element) => {
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return [element, ...Object.values(element.options).flatMap(({ value }) => elementsIn(value))]
    return element.type === TYPE.tag ? [element, ...elementsIn(element.children)] : [element]
  })
}
