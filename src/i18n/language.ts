/** The languages on offer (conformance 1.8, 1.9); each has its file in locales/. */
export const languages = ['en', 'fr', 'es', 'pt', 'de'] as const

export type Language = (typeof languages)[number]

/** 'FR', 'fr-CA' and 'pt_BR' mean their base language. */
function offered(value: unknown): Language | undefined {
  const base = typeof value === 'string' ? value.trim().toLowerCase().split(/[-_]/, 1)[0] : undefined
  return languages.find((language) => language === base)
}

/** Client info's `language`, or a preview's `locale`; one that isn't offered means English. */
export const parseLanguage = (value: unknown): Language => offered(value) ?? 'en'

/** Where no client says which: the first of the browser's languages that is offered, or English. */
export const preferredLanguage = (wanted: readonly string[]): Language =>
  wanted.map(offered).find((language) => language !== undefined) ?? 'en'
