/** The languages on offer (specification section 1); each has its file in locales/. */
export const languages = ['en', 'fr', 'es', 'pt', 'de'] as const

export type Language = (typeof languages)[number]

/**
 * Client info's `language`, or a preview's `locale`: 'FR', 'fr-CA' and 'pt_BR' mean their base language, and one that
 * isn't offered, or is no text at all, means English (contracts section 8).
 */
export function parseLanguage(value: unknown): Language {
  const base = typeof value === 'string' ? value.trim().toLowerCase().split(/[-_]/, 1)[0] : undefined
  return languages.find((language) => language === base) ?? 'en'
}
