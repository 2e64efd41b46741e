import { createIntl, createIntlCache, type IntlConfig } from '@formatjs/intl'
import { isolate } from './isolate.ts'
import type { Language } from './language.ts'
import type { MessageId, Messages } from './messages.ts'

export type Values = Readonly<Record<string, string | number>>

/** `T` is an element: what a tag function makes of what stands between its tags. */
export type RichValues<T> = Readonly<Record<string, string | number | T | ((chunks: (string | T)[]) => T)>>

/** A message that could not be shown as meant. Holds no value, which may be the user's own words. */
export interface MessageProblem {
  language: Language
  /** Null when it is no single message, e.g. a browser that lacks the language's numbers. */
  id: string | null
  /** @formatjs/intl's code: 'MISSING_TRANSLATION' or 'FORMAT_ERROR' (a value is missing), seldom another. */
  code: string
}

export interface Formatter {
  locale: Language
  /** The message as text. Values of type string are isolated first. */
  format: (id: MessageId, values?: Values) => string
  /** The message in pieces, in order. A piece has no key: spread them into a parent. */
  rich: <T>(id: MessageId, values: RichValues<T>) => (string | T)[]
}

type Report = NonNullable<IntlConfig['onError']>

/** Never throws: a message that is missing, or lacks a value, shows as its id and is reported to `onProblem`. */
export function createFormatter(
  language: Language,
  messages: Messages,
  onProblem: (problem: MessageProblem) => void = () => {},
): Formatter {
  const onError: Report = (error) => {
    const id = 'descriptor' in error ? error.descriptor?.id : undefined
    onProblem({ language, id: id ?? null, code: error.code })
  }
  const { formatMessage } = createIntl<unknown>({ locale: language, messages, onError }, createIntlCache())
  return {
    locale: language,
    format: (id, values) => String(formatMessage({ id }, isolateAll(values))),
    rich: <T>(id: MessageId, values: RichValues<T>) => {
      const result = formatMessage({ id }, isolateAll(values)) as string | T | (string | T)[]
      return Array.isArray(result) ? result : [result]
    },
  }
}

function isolateAll(values: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const shown = (value: unknown) => (typeof value === 'string' ? isolate(value) : value)
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shown(value)]))
}
