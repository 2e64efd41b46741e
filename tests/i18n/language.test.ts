import { describe, expect, it } from 'vitest'
import { languages, parseLanguage, preferredLanguage } from '../../src/i18n/index.ts'

describe('parseLanguage', () => {
  it.each([
    ['EN', 'en'],
    ['FR', 'fr'],
    ['fr-CA', 'fr'],
    ['pt_BR', 'pt'],
    ['de-Latn-CH', 'de'],
    [' ES ', 'es'],
    ['it', 'en'],
    ['french', 'en'],
    ['', 'en'],
    ['-', 'en'],
    ['__proto__', 'en'],
    ['constructor', 'en'],
    [null, 'en'],
    [undefined, 'en'],
    [7, 'en'],
    [['fr'], 'en'],
    [{ toString: () => 'fr' }, 'en'],
  ])('%j is %s', (value, language) => {
    expect(parseLanguage(value)).toBe(language)
  })

  it.each([
    ['fr', 'fr'],
    ['de', 'fr'],
    [null, 'fr'],
    ['en', 'en'],
  ] as const)('%j is %s where French is the default and German is not offered', (value, language) => {
    expect(parseLanguage(value, { languages: ['fr', 'en'], defaultLanguage: 'fr' })).toBe(language)
  })

  it.each(languages)('%s is itself', (language) => {
    expect(parseLanguage(language)).toBe(language)
  })
})

describe('preferredLanguage', () => {
  it.each([
    [['fr-CA', 'en'], 'fr'],
    [['it', 'pt-BR', 'de'], 'pt'],
    [['it', 'ja'], 'en'],
    [[], 'en'],
  ])('of %j is %s', (wanted, language) => {
    expect(preferredLanguage(wanted)).toBe(language)
  })
})
