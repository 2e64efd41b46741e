/** The supported languages (conformance 1.8, 1.9); each has a file in locales/. */
export const languages = ['en', 'fr', 'es', 'pt', 'de'] as const

export type Language = (typeof languages)[number]

/** 'FR', 'fr-CA' and 'pt_BR' mean their base language. */
function supported(value: unknown): Language | undefined {
  const base = typeof value === 'string' ? value.trim().toLowerCase().split(/[-_]/, 1)[0] : undefined
  return languages.find((language) => language === base)
}

export interface OfferedLanguages {
  languages: readonly Language[]
  defaultLanguage: Language
}

const all: OfferedLanguages = { languages, defaultLanguage: 'en' }

/** Reads `language` of client info or `locale` of a preview; the default language if it is not offered. */
export function parseLanguage(value: unknown, { languages: offered, defaultLanguage } = all): Language {
  const found = supported(value)
  return found && offered.includes(found) ? found : defaultLanguage
}

/** The first supported language of the browser, or English: used while the client is not known. */
export const preferredLanguage = (wanted: readonly string[] | undefined): Language =>
  wanted?.map(supported).find((language) => language !== undefined) ?? 'en'
