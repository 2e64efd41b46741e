import type { IntlConfig } from '@formatjs/intl'
import type english from '../../locales/en.json'
import type { Language } from './language.ts'

/** A key of locales/en.json. Every language has the same ones. */
export type MessageId = keyof typeof english

type Compiled = Extract<NonNullable<IntlConfig['messages']>, Record<string, unknown[]>>

/** The messages of one language, parsed by `npm run generate`. */
export type Messages = Readonly<Record<MessageId, Compiled[string]>>

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
