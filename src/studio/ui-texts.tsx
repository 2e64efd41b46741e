/** The texts of the controls, through i18n, in the first language of the browser that they have. */
import { createContext, type ReactNode, useContext } from 'react'
import { defined } from '../flow/index.ts'
import {
  createFormatter,
  type Formatter,
  type Language,
  loadLibrary,
  loadParser,
  type ParsedMessage,
} from '../i18n/index.ts'
import { type Languages, languages, type TextId } from './ui-texts/languages.ts'

export type { TextId }

export type Texts = Formatter<TextId>['format']

/** @param wanted as the browser lists them: `de-CH` */
export async function loadTexts(
  wanted: readonly string[] = navigator.languages,
  offered: Languages = languages,
): Promise<{ language: Language; format: Texts }> {
  const known = wanted.map((each) => each.toLowerCase().split('-')[0] as Language)
  const language = known.find((each) => Object.hasOwn(offered, each)) ?? 'en'
  const load = defined(offered[language], `texts in ${language}`)
  const [words, { parseMessage }] = await Promise.all([load(), loadParser(), loadLibrary()])
  const parsed = Object.entries(words).map(([id, text]) => [id, defined(parseMessage(text), `message in ${id}`)])
  const { format } = createFormatter<TextId>(language, Object.fromEntries(parsed) as Record<TextId, ParsedMessage>)
  return { language, format }
}

const Context = createContext<Texts | null>(null)

export const TextsProvider = ({ texts, children }: { texts: Texts; children: ReactNode }) => (
  <Context value={texts}>{children}</Context>
)

export const useTexts = (): Texts => defined(useContext(Context), 'TextsProvider')
