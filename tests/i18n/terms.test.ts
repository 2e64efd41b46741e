/** Each language uses one word for one thing (src/i18n/README.md). */
import { describe, expect, it } from 'vitest'
import type { Language } from '../../src/i18n/index.ts'
import { texts, translations, words } from './support/locales.ts'

type Terms = Record<(typeof translations)[number], RegExp>

const terms: [RegExp, Partial<Terms>][] = [
  [/\b(source|provider)/i, { fr: /fournisseur/i, es: /proveedor/i, pt: /fornecedor/i, de: /anbieter/i }],
  [/\bcredentials/i, { fr: /identifiants/i, es: /credenciales/i, pt: /credenciais/i, de: /zugangsdaten/i }],
  [/\baccount(?! number)/i, { fr: /compte/i, es: /cuenta/i, pt: /conta/i, de: /kont(o|en)/i }],
  [
    // Of a customer at a utility: the literal translations mean the number of a bank account.
    /\baccount number/i,
    {
      fr: /^numéros? de client$/i,
      es: /^números? de cliente o contrato$/i,
      pt: /^números? do cliente ou da instalação$/i,
      de: /^vertrags- oder kundennummern?$/i,
    },
  ],
  [/\binvoices/i, { fr: /factures/i, es: /facturas/i, pt: /faturas/i, de: /rechnungen/i }],
  [/\bpassword/i, { fr: /mot de passe/i, es: /contraseña/i, pt: /senha/i, de: /passwort/i }],
  [/\be-?mail/i, { fr: /adresse e‑mail/i, es: /correo electrónico/i, pt: /e‑mail/i, de: /e‑mail-adresse/i }],
  [/\bupload/i, { fr: /import/i, es: /\bsub(a|i)/i, pt: /envi/i, de: /hoch/i }],
  [/\bfiles?\b/i, { fr: /fichier/i, es: /archivo/i, pt: /arquivo/i, de: /datei/i }],
  [/\bprivacy policy/i, { fr: /confidentialité/i, es: /privacidad/i, pt: /privacidade/i, de: /datenschutzerklärung/i }],
  [/\bwebsite|\burl\b/i, { fr: /site web/i, es: /sitio web/i, pt: /site/i, de: /website/i }],
]

const wordOf = (words: string, flags: string) => new RegExp(`(?<!\\p{L})(${words})(?!\\p{L})`, flags)

/** Words of address among friends. */
const familiar: Partial<Terms> = {
  fr: wordOf('tu|ton|ta|tes|toi', 'iu'),
  es: wordOf('tú|tu|tus|te|ti|vosotros|vuestr[oa]s?', 'iu'),
  pt: wordOf('tu|teu|tua|teus|tuas|vós', 'iu'),
  de: wordOf('du|dein|deine[mnrs]?|dich|dir|ihr', 'u'),
}

describe.each(translations)('%s', (language) => {
  const shown = (key: string) => words(texts[language][key] ?? '')

  it.each(terms)('%s has one word', (english, { [language]: translated }) => {
    const keys = Object.keys(texts.en).filter((key) => english.test(words(texts.en[key] ?? '')))
    expect(keys.length).toBeGreaterThan(0)
    expect(keys.filter((key) => !translated?.test(shown(key))).map((key) => `${key}: ${shown(key)}`)).toEqual([])
  })

  it('is polite', () => {
    const { [language]: wrong } = familiar
    expect(Object.keys(texts.en).filter((key) => wrong?.test(shown(key)))).toEqual([])
  })

  it('does not break after the hyphen of e‑mail', () => {
    expect(Object.keys(texts.en).filter((key) => /\be-mail/i.test(shown(key)))).toEqual([])
  })
})

/** Where a literal translation says something else. */
const idioms: [key: string, Language, part: string][] = [
  ['select-account.text-multiple', 'es', 'cuentas seleccionadas de {provider}'],
  ['select-account.text-multiple', 'pt', 'contas selecionadas em {provider}'],
  ['progress.validating', 'fr', 'Vérification des identifiants…'],
  ['upload-invoices.drop-name', 'de', 'Dateien hierherziehen'],
  ['closed.text', 'de', 'Von hier aus wird nichts mehr gesendet'],
]

it.each(idioms)('%s in %s says: %s', (key, language, part) => {
  expect(texts[language][key]).toContain(part)
})
