import { createContext, createElement, Fragment, type ReactNode, useContext, useMemo } from 'react'
import type { Formatter, MessageId } from '../i18n/index.ts'

/** The texts of one language, by locale key. */
export interface TextSource {
  locale: string
  format: (id: MessageId, values?: TextValues) => string
  /** Like `format`, but with elements: a function receives the content of its tag. */
  rich: (id: MessageId, values: RichTextValues) => ReactNode
  /** The texts of a place, by the words that the flow has for it; those of the page for any other. */
  at: (words: object | null) => TextSource
}

export type TextValues = Readonly<Record<string, string | number>>
export type RichTextValues = Readonly<Record<string, string | number | ((chunks: ReactNode[]) => ReactNode)>>

/** Adapts the formatter of `i18n` to React. */
export function createTextSource(
  { locale, format, rich }: Formatter,
  at: (words: object | null) => TextSource | undefined = () => undefined,
): TextSource {
  const source: TextSource = {
    locale,
    format,
    rich: (id, values) => createElement(Fragment, null, ...rich<ReactNode>(id, values)),
    at: (words) => at(words) ?? source,
  }
  return source
}

const TextContext = createContext<TextSource | null>(null)

export function TextProvider({ value, children }: { value: TextSource; children: ReactNode }) {
  return <TextContext value={value}>{children}</TextContext>
}

function useTextSource(): TextSource {
  const source = useContext(TextContext)
  if (!source) throw new Error('No TextProvider.')
  return source
}

/** Shows its children with the words that the flow has for a place. */
export function OwnWords({ words, children }: { words: object | null; children: ReactNode }) {
  return <TextContext value={useTextSource().at(words)}>{children}</TextContext>
}

/** `text('consent.heading')` in the user's language. The function stays the same until the language changes. */
export function useText(): TextSource['format'] {
  const source = useTextSource()
  return useMemo(() => (id, values) => source.format(id, values), [source])
}

/** The text of a key as an element; a value may be a function that wraps the content of its tag. */
export function Text({ id, values }: { id: MessageId; values?: RichTextValues }) {
  const source = useTextSource()
  return values ? source.rich(id, values) : source.format(id)
}
