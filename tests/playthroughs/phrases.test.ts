import { describe, expect, it } from 'vitest'
import { englishAmong, localeOf, phrase, sandboxTextsOf, withPlainSpaces } from './support/phrases.ts'

describe('a message as a pattern', () => {
  it.each<[string, string, string, boolean]>([
    ['en', 'consent.continue', 'Continue', true],
    ['en', 'consent.continue', 'Continue with 2 selected', false],
    ['en', 'select-account.continue-count', 'Continue with 2 selected', true],
    ['en', 'select-source.results', '15 sources', true],
    ['en', 'select-source.request-term', "Request to add 'hyd'...", true],
    ['en', 'select-source.request', 'Request to add new source', false],
    ['en', 'consent.agreement', 'By selecting "Continue" you agree to the End User Privacy Policy', true],
    ['de', 'consent.continue', 'Continue', false],
    ['de', 'consent.continue', 'Weiter', true],
  ])('%s %s: %s (%s)', (language, key, text, fits) => {
    expect(phrase(language, [key]).test(text)).toBe(fits)
  })

  it('matches the end of a text if asked to', () => {
    expect(phrase('en', ['captcha.get-help'], true).test('? Leave your email and we will help you connect')).toBe(true)
  })

  it('throws for an unknown key', () => {
    expect(() => phrase('en', ['consent.none'])).toThrow("locales/en.json has no 'consent.none'")
  })
})

describe('englishAmong', () => {
  it.each<[string, string[], string[]]>([
    ['en', ['Continue'], []],
    ['de', ['Weiter', 'Hydra Water', 'Tieline', 'name@example.com'], []],
    ['de', ['Continue', 'Weiter'], ['Continue']],
    ['de', ['Continue with 2 selected'], ['Continue with 2 selected']],
    ['fr', ['Continue', 'Retour'], ['Continue']],
    ['es', ['Continue with 2 selected'], ['Continue with 2 selected']],
    ['pt', ['opens in a new window', '3 of 3 characters'], ['opens in a new window', '3 of 3 characters']],
    ['de', ['Passwort', 'Password', 'Region'], ['Password']],
    ['pt', ['Meter number', 'Your account is locked.', 'SMS'], ['Meter number', 'Your account is locked.']],
    ['fr', ['Renew the contract', 'Thémis', 'Thistle & Wye Gas'], ['Renew the contract']],
  ])('%s %j: %j', (language, texts, english) => {
    expect(englishAmong(texts, language)).toEqual(english)
  })

  it.each(['fr', 'es', 'pt', 'de'])('finds nothing in the texts of widget and sandbox in %s', (language) => {
    const groups = [localeOf(language), ...Object.values(sandboxTextsOf(language))]
    const texts = groups.flatMap((group) => Object.values(group)).map(withPlainSpaces)
    expect(englishAmong(texts, language)).toEqual([])
  })
})
