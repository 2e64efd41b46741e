import type { IntlMessageFormat } from 'intl-messageformat'
import type english from '../../locales/en.json'
import type { Language } from './language.ts'

/** A key of locales/en.json. Every language has the same ones. */
export type MessageId = keyof typeof english

/** A message as its syntax tree. */
export type ParsedMessage = Exclude<ConstructorParameters<typeof IntlMessageFormat>[0], string>

/** The messages of one language, parsed by `npm run generate`. */
export type Messages = Readonly<Record<MessageId, ParsedMessage>>

/** Literal paths, so that the bundler makes a chunk for each language. */
const files: Record<Language, () => Promise<{ default: unknown }>> = {
  en: () => import('../generated/locales/en.json'),
  fr: () => import('../generated/locales/fr.json'),
  es: () => import('../generated/locales/es.json'),
  pt: () => import('../generated/locales/pt.json'),
  de: () => import('../generated/locales/de.json'),
}

/** Rejects if the chunk of the language cannot be fetched. */
export async function loadMessages(language: Language): Promise<Messages> {
  const { default: messages } = await files[language]()
  return messages as Messages
}
