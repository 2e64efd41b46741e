/** The sample texts are complete in each language, and only the English ones contain English. */
import { describe, expect, it } from 'vitest'
import { languages } from '../../src/i18n/index.ts'
import { loadSampleTexts, type SampleTexts } from '../../src/preview/index.ts'
import { labelled, sampleAnswers, sampleClient, sampleSource, sampleSources } from '../../src/preview/sample.ts'
import { englishAmong } from '../playthroughs/support/phrases.ts'
import { sampleNames } from '../support/sample-names.ts'

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
    ...labelled(sampleSource, texts, null).fields.map(({ field_label }) => field_label),
    ...accountList.accounts.flatMap(({ account_number, account_address }) => [account_number, account_address]),
    ...sampleSources.map(({ name }) => name),
    sampleClient.name,
  ]
}

describe.each(others)('the samples in %s', async (language) => {
  const texts = await loadSampleTexts(language)

  it('differ from the English ones, except for names', () => {
    const same = shownOf(texts).filter((text, at) => typeof text === 'string' && text === shownOf(english)[at])
    expect(same).toEqual(sampleNames)
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
