import type english from '../../locales/en.json'
import type { Language } from './language.ts'
import { loadLibrary } from './library.ts'
import type { ParsedMessage } from './plain.ts'

/** A key of locales/en.json, except those of index.html. Every language has the same ones. */
export type MessageId = Exclude<keyof typeof english, `page.${string}`>

/** The messages of one language, parsed by `npm run generate`. */
export type Messages = Readonly<Record<MessageId, ParsedMessage>>

type Load = () => Promise<{ default: object }>

/** Literal paths, so that the bundler makes a chunk of each file. */
const first: Record<Language, Load> = {
  en: () => import('../generated/locales/en.json'),
  fr: () => import('../generated/locales/fr.json'),
  es: () => import('../generated/locales/es.json'),
  pt: () => import('../generated/locales/pt.json'),
  de: () => import('../generated/locales/de.json'),
}
const later: Record<Language, Load> = {
  en: () => import('../generated/locales/later/en.json'),
  fr: () => import('../generated/locales/later/fr.json'),
  es: () => import('../generated/locales/later/es.json'),
  pt: () => import('../generated/locales/later/pt.json'),
  de: () => import('../generated/locales/later/de.json'),
}

/** A file that arrives empty counts as one that does not arrive: without its texts a screen would show their keys. */
async function read(load: Load): Promise<object> {
  const { default: messages } = await load()
  if (!messages) throw new Error('empty')
  return messages
}

/** By language, what has arrived of its messages. */
const arrived = new Map<Language, object>()
/** Those that have the messages of later screens. */
const whole = new Set<Language>()
/** The one that the page is drawn in: the last that has arrived. */
let current: Language = 'en'
let isFirstScreenOver = false

/** The messages of the first screen; `loadLaterMessages` adds the others. Rejects if a file cannot be fetched. */
export async function loadFirstMessages(language: Language): Promise<Messages> {
  const messages = await read(first[language])
  const known = arrived.get(language) ?? { ...messages }
  arrived.set(language, known)
  if (isFirstScreenOver) await complete(language)
  current = language
  return known as Messages
}

/**
 * Adds the messages of later screens, now to the language of the page and then to each that is loaded from now on.
 * @param from the language whose messages they are, if those of the page cannot be fetched
 */
export async function loadLaterMessages(from?: Language): Promise<void> {
  isFirstScreenOver = true
  await complete(current, from)
}

export async function loadMessages(language: Language): Promise<Messages> {
  const messages = await loadFirstMessages(language)
  await complete(language)
  return messages
}

async function complete(language: Language, from = language): Promise<void> {
  if (whole.has(language)) return
  const [others] = await Promise.all([read(later[from]), loadLibrary()])
  // The first to arrive stays: the page has declared its language.
  if (whole.has(language)) return
  Object.assign(arrived.get(language) ?? {}, others)
  whole.add(language)
}
