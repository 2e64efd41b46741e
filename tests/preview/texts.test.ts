/** The sample texts in each language: complete, and without English words in any other. */
import { describe, expect, it } from 'vitest'
import { languages } from '../../src/i18n/index.ts'
import { loadSampleTexts, type SampleTexts } from '../../src/preview/index.ts'
import { labelled, sampleAnswers, sampleClient, sampleSource, sampleSources } from '../../src/preview/sample.ts'
import { englishAmong } from '../playthroughs/support/phrases.ts'

const english = await loadSampleTexts('en')
const others = languages.filter((language) => language !== 'en')

/** Every text of the samples that a preview shows, in a fixed order. */
function shownOf(texts: SampleTexts): (string | null | undefined)[] {
  const { mfaGet, questionGet, mfaMethodsGet, accountList } = sampleAnswers(texts)
  return [
    ...Object.values(texts),
    mfaGet.question,
    questionGet.question,
    mfaMethodsGet.title,
    ...mfaMethodsGet.methods.map(({ label }) => label),
    ...labelled(sampleSource, texts).fields.map(({ field_label }) => field_label),
    ...accountList.accounts.flatMap(({ account_number, account_address }) => [account_number, account_address]),
    ...sampleSources.map(({ name }) => name),
    sampleClient.name,
  ]
}

/** Names of businesses, streets and accounts: the same in every language. */
const names = [
  '4471 0093 12',
  '12 Alder Lane, Fernhill',
  '4471 0093 55',
  '7 Mill Road, Fernhill',
  '4471 0101 08',
  'Fernhill Energy',
  'Pinecrest Light & Power',
  'Hydro Laurentide',
  'Marisma Agua',
  'Stadtwerke Altmark',
  'Vento do Norte',
  'Copperline Gas',
  'Lakeshore Water',
  'Compagnie du Val',
  'Sol de Oriente',
  'Greenfield',
]

describe.each(others)('the samples in %s', async (language) => {
  const texts = await loadSampleTexts(language)

  it('differ from the English ones, except for names', () => {
    const same = shownOf(texts).filter((text, at) => typeof text === 'string' && text === shownOf(english)[at])
    expect(same).toEqual(names)
  })

  it('hold no English word', () => {
    expect(englishAmong(Object.values(texts), language)).toEqual([])
  })
})

it('no two languages share a sentence, and all have the same ones', async () => {
  const all = await Promise.all(languages.map(loadSampleTexts))
  for (const texts of all) expect(Object.keys(texts)).toEqual(Object.keys(english))
  for (const key of Object.keys(english) as (keyof SampleTexts)[])
    expect(new Set(all.map((texts) => texts[key])).size, key).toBe(languages.length)
})

it('the English question is the specified one', () => {
  expect(english.passcode).toBe('Enter your 6-digit One-Time Passcode')
})
