import type { IntlMessageFormat } from 'intl-messageformat'
import { isolate } from '../untrusted/index.ts'
import type { Language } from './language.ts'
import { library } from './library.ts'
import type { MessageId } from './messages.ts'
import { formatPlain, isPlainMessage, type ParsedMessage } from './plain.ts'

export type MessageValues = Readonly<Record<string, string | number>>

/** `T` is the type of an element, which the function of a tag returns for the content of the tag. */
export type RichValues<T> = Readonly<Record<string, string | number | T | ((chunks: (string | T)[]) => T)>>

/** A message that could not be formatted. Contains no values, because these may be what the user typed. */
export interface MessageProblem {
  language: Language
  id: string
  /** FORMAT_ERROR: a value is missing. */
  code: 'MISSING_TRANSLATION' | 'FORMAT_ERROR'
}

/** `Id`: the keys of its messages, by default those of locales/. */
export interface Formatter<Id extends string = MessageId> {
  locale: Language
  /** The message as text. Values of type string are isolated first. */
  format: (id: Id, values?: MessageValues) => string
  /** The parts of the message, in order and without keys: spread them into a parent element. */
  rich: <T>(id: Id, values: RichValues<T>) => (string | T)[]
}

/** Never throws: if a message or a value is missing, its id is shown and `onProblem` is called. */
export function createFormatter<Id extends string = MessageId>(
  language: Language,
  messages: Readonly<Record<Id, ParsedMessage>>,
  onProblem: (problem: MessageProblem) => void = () => {},
): Formatter<Id> {
  /** Made when a message is first shown: most never are. */
  const formats = new Map<Id, IntlMessageFormat>()

  function formatOf(id: Id): IntlMessageFormat {
    const Format = library()
    const format = formats.get(id) ?? new Format(messages[id], language)
    formats.set(id, format)
    return format
  }

  function unformatted(id: Id, code: MessageProblem['code']): string {
    onProblem({ language, id, code })
    return id
  }

  function format<T>(id: Id, values: RichValues<T> = {}): string | T | (string | T)[] {
    if (!Object.hasOwn(messages, id)) return unformatted(id, 'MISSING_TRANSLATION')
    try {
      const shown = isolateAll(values)
      return isPlainMessage(messages[id]) ? formatPlain(messages[id], shown) : formatOf(id).format<T>(shown)
    } catch {
      return unformatted(id, 'FORMAT_ERROR')
    }
  }

  return {
    locale: language,
    format: (id, values) => [format(id, values)].flat().join(''),
    rich: (id, values) => {
      const result = format(id, values)
      return Array.isArray(result) ? result : [result]
    },
  }
}

function isolateAll<T>(values: RichValues<T>): RichValues<T> {
  const shown = (value: RichValues<T>[string]) => (typeof value === 'string' ? isolate(value) : value)
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shown(value)]))
}
