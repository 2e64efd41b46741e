/** The words of the controls: another language is a file and a row. */
import { describe, expect, it } from 'vitest'
import english from '../../src/studio/ui-texts/en.json'
import { type Languages, languages, type Words } from '../../src/studio/ui-texts/languages.ts'
import { loadTexts } from '../../src/studio/ui-texts.tsx'

/** A made-up language: every text in brackets. */
const bracketed = Object.fromEntries(Object.entries(english).map(([id, text]) => [id, `[${text}]`])) as Words
const offered: Languages = { ...languages, de: async () => bracketed }

describe('the language of the controls', () => {
  it.each([
    ['the first that the browser wants', ['de-CH', 'en'], 'de', '[Undo: typing]'],
    ['one further down', ['fr', 'nl', 'DE'], 'de', '[Undo: typing]'],
    ['English where there is no other', ['fr', 'constructor'], 'en', 'Undo: typing'],
  ])('%s', async (_, wanted, language, undo) => {
    const texts = await loadTexts(wanted, offered)
    expect(texts.language).toBe(language)
    expect(texts.format('undo.what', { what: 'typing' })).toBe(undo)
  })

  it('has numbers and plurals of its own', async () => {
    const { format } = await loadTexts(['de'], offered)
    expect(format('state.changed', { name: 'connect', count: 1234 })).toBe('[connect, 1.234 files differ]')
  })
})

it('every language has the same texts', async () => {
  for (const load of Object.values(languages)) expect(Object.keys(await load())).toEqual(Object.keys(english))
})
