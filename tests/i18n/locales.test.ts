import { describe, expect, it } from 'vitest'
import messageKeys from '../../schemas/message-keys.schema.json' with { type: 'json' }
import { isInPage } from '../../src/i18n/first-screen.ts'
import { createFormatter, type Language, loadMessages, type MessageId, type RichValues } from '../../src/i18n/index.ts'
import { isOnButton, mostOnButton } from '../../src/lint/rules/parts/text-limits.ts'
import {
  elements,
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isTagElement,
  parse,
  texts,
  translations,
  wordings,
  words,
} from './support/locales.ts'

const keys = Object.keys(texts.en)
/** Those of scripts. */
const compiled = keys.filter((key) => !isInPage(key))
const languages = Object.keys(texts) as Language[]
const text = (language: Language, key: string) => texts[language][key] ?? ''

it('has the keys that editors complete in the words of a flow', () => {
  expect(messageKeys.enum, 'run `npm run generate`').toEqual(compiled)
})

describe.each(languages)('%s', (language) => {
  it('is in the order of English', () => {
    expect(Object.keys(texts[language])).toEqual(keys)
  })

  it('is compiled as it stands', async () => {
    const parsed = Object.fromEntries(compiled.map((key) => [key, parse(text(language, key))]))
    expect(await loadMessages(language), 'run `npm run generate`').toEqual(parsed)
  })

  it('gives each branch of a plural its number', () => {
    for (const key of keys) {
      for (const plural of elements(parse(text(language, key))).filter(isPluralElement))
        for (const { value } of Object.values(plural.options)) expect(value.some(isPoundElement), key).toBe(true)
    }
  })

  it.each([0, 1, 2, 1_000_000])('formats every message, with %d of what is counted', async (count) => {
    const problems: unknown[] = []
    const formatter = createFormatter(language, await loadMessages(language), (problem) => problems.push(problem))
    for (const key of compiled) {
      const shown = formatter.rich(key as MessageId, sample(text(language, key), count)).join('')
      expect(shown, key).not.toMatch(/[{}<>#]|undefined|NaN/)
      expect(shown.trim(), key).not.toBe('')
    }
    expect(problems).toEqual([])
  })

  it('names the button as the button is named', () => {
    expect(text(language, 'consent.agreement')).toContain(text(language, 'consent.continue'))
  })

  it('gives the drop zone the name that it shows', () => {
    const shown = text(language, 'upload-invoices.drop').replaceAll(/<\/?browse>/g, '')
    expect(text(language, 'upload-invoices.drop-name')).toBe(shown)
  })

  it('fits its buttons on one line of a 390 px phone', () => {
    const isWide = (key: string) => wordings(parse(text(language, key))).some(({ length }) => length > mostOnButton)
    const wide = keys.filter((key) => isOnButton(key) && isWide(key))
    expect(wide.map((key) => text(language, key))).toEqual([])
  })
})

describe.each(translations)('%s', (language) => {
  it('has the quotation marks, apostrophes and dots of print', () => {
    expect(keys.filter((key) => /['"]|\.\.\./.test(words(text(language, key))))).toEqual([])
  })
})

describe('French', () => {
  it('keeps its spaced punctuation on the line', () => {
    const broken = /[ \p{L}\p{N}][:;?!»]|«[^\u00A0]/u
    const shown = (key: string) => elements(parse(text('fr', key))).map((it) => (isLiteralElement(it) ? it.value : 'x'))
    expect(keys.filter((key) => broken.test(shown(key).join('')))).toEqual([])
  })
})

describe('German', () => {
  it('keeps its dots on the line', () => {
    expect(keys.filter((key) => /[^\u00A0]…/u.test(words(text('de', key))))).toEqual([])
  })
})

describe.each(translations)('%s', (language) => {
  it('ends a sentence before it asks to try again', () => {
    const again = /, (veuillez réessayer|inténtelo|tente)\b/iu
    expect(keys.filter((key) => again.test(words(text(language, key))))).toEqual([])
  })
})

/** A value for every argument and tag of a message. */
function sample(message: string, count: number): RichValues<string> {
  const values: Record<string, RichValues<string>[string]> = {}
  for (const element of elements(parse(message))) {
    if (isLiteralElement(element) || isPoundElement(element)) continue
    values[element.value] = isTagElement(element) ? (chunks) => chunks.join('') : count
  }
  return values
}
