/** The texts of the controls, through i18n: another language is another file in texts/. */
import { createContext, type ReactNode, useContext } from 'react'
import { defined } from '../flow/index.ts'
import { createFormatter, type Formatter, loadLibrary, loadParser, type ParsedMessage } from '../i18n/index.ts'
import english from './texts/en.json'

export type TextId = keyof typeof english

export type Texts = Formatter<TextId>['format']

export async function loadTexts(): Promise<Texts> {
  const [{ parseMessage }] = await Promise.all([loadParser(), loadLibrary()])
  const parsed = Object.entries(english).map(([id, text]) => [id, defined(parseMessage(text), `message in ${id}`)])
  return createFormatter<TextId>('en', Object.fromEntries(parsed) as Record<TextId, ParsedMessage>).format
}

const Context = createContext<Texts | null>(null)

export const TextsProvider = ({ texts, children }: { texts: Texts; children: ReactNode }) => (
  <Context value={texts}>{children}</Context>
)

export const useTexts = (): Texts => defined(useContext(Context), 'TextsProvider')
