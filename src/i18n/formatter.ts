import {
  createFormatters,
  createIntlCache,
  DEFAULT_INTL_CONFIG,
  formatMessage as formatWith,
  type IntlConfig,
} from '@formatjs/intl'
import { isolate } from './isolate.ts'
import type { Language } from './language.ts'
import type { MessageId, Messages } from './messages.ts'

export type Values = Readonly<Record<string, string | number>>

/** `T` is the type of an element, which the function of a tag returns for the content of the tag. */
export type RichValues<T> = Readonly<Record<string, string | number | T | ((chunks: (string | T)[]) => T)>>

/** A message that could not be formatted. Contains no values, because these may be what the user typed. */
export interface MessageProblem {
  language: Language
  /** Null if it does not concern one message, e.g. if the browser lacks the numbers of the language. */
  id: string | null
  /** Code of @formatjs/intl, mostly 'MISSING_TRANSLATION' or 'FORMAT_ERROR' (a value is missing). */
  code: string
}

export interface Formatter {
  locale: Language
  /** The message as text. Values of type string are isolated first. */
  format: (id: MessageId, values?: Values) => string
  /** The parts of the message, in order and without keys: spread them into a parent element. */
  rich: <T>(id: MessageId, values: RichValues<T>) => (string | T)[]
}

type Report = NonNullable<IntlConfig['onError']>

/** Never throws: if a message or a value is missing, its id is shown and `onProblem` is called. */
export function createFormatter(
  language: Language,
  messages: Messages,
  onProblem: (problem: MessageProblem) => void = () => {},
): Formatter {
  const onError: Report = (error) => {
    const id = 'descriptor' in error ? error.descriptor?.id : undefined
    onProblem({ language, id: id ?? null, code: error.code })
  }
  // `createIntl` would bring the formats of dates, lists and durations into the first download.
  const config = { ...DEFAULT_INTL_CONFIG, locale: language, messages, onError }
  const formatters = createFormatters(createIntlCache())
  const formatMessage = (id: MessageId, values: Record<string, unknown>): unknown =>
    formatWith(config, formatters, { id }, values as never)
  return {
    locale: language,
    format: (id, values) => String(formatMessage(id, isolateAll(values))),
    rich: <T>(id: MessageId, values: RichValues<T>) => {
      const result = formatMessage(id, isolateAll(values)) as string | T | (string | T)[]
      return Array.isArray(result) ? result : [result]
    },
  }
}

function isolateAll(values: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const shown = (value: unknown) => (typeof value === 'string' ? isolate(value) : value)
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shown(value)]))
}
