import { createContext, createElement, Fragment, type ReactNode, useContext, useMemo } from 'react'
import type { Formatter, MessageId } from '../i18n/index.ts'

/** The words of one language, by locale key. */
export interface TextSource {
  locale: string
  format: (id: MessageId, values?: TextValues) => string
  /** As `format`, with elements in the sentence: a function gets what stands between its tags. */
  rich: (id: MessageId, values: RichTextValues) => ReactNode
}

export type TextValues = Readonly<Record<string, string | number>>
export type RichTextValues = Readonly<Record<string, string | number | ((chunks: ReactNode[]) => ReactNode)>>

/** The i18n room's formatter for React: the pieces of a rich message stand side by side and need no keys. */
export function createTextSource({ locale, format, rich }: Formatter): TextSource {
  return {
    locale,
    format,
    rich: (id, values) => createElement(Fragment, null, ...rich<ReactNode>(id, values)),
  }
}

const TextContext = createContext<TextSource | null>(null)

export function TextProvider({ value, children }: { value: TextSource; children: ReactNode }) {
  return <TextContext value={value}>{children}</TextContext>
}

function useTextSource(): TextSource {
  const source = useContext(TextContext)
  if (!source) throw new Error('No words: put a TextProvider above this component.')
  return source
}

/** `text('form.required')` in the user's language. The function changes with the language only. */
export function useText(): TextSource['format'] {
  const source = useTextSource()
  return useMemo(() => (id, values) => source.format(id, values), [source])
}

/** The words of a key as an element; a value may be a function that wraps what stands between its tags. */
export function Text({ id, values }: { id: MessageId; values?: RichTextValues }) {
  const source = useTextSource()
  return values ? source.rich(id, values) : source.format(id)
}
