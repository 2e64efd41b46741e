import { describe, expect, it } from 'vitest'
import { compile, forInputs, hasWords, readInputs } from '../../src/flow/index.ts'
import { edited } from '../support/connect-flow.ts'

const text = (en: string) => ({ en })
const compiled = (edits: Readonly<Record<string, unknown>>) => compile(edited(edits)).flow!

describe('the words of a flow', () => {
  it('are there where it has some, anywhere', () => {
    const words = { 'header.close': text('Leave') }
    expect(hasWords(compiled({}))).toBe(false)
    for (const at of ['', '/steps/consent', '/steps/enterCredentials/states/captcha', '/overlays/confirmExit'])
      expect(hasWords(compiled({ [`${at}/words`]: words })), at).toBe(true)
  })

  it('are for a state those of its step, unless it has its own', () => {
    const { places } = compiled({
      '/steps/enterCredentials/words': { 'app.loading': text('Please wait'), 'header.back': text('Return') },
      '/steps/enterCredentials/states/captcha/words': { 'app.loading': text('Loading the picture') },
    })
    expect(places['enterCredentials.captcha']?.words).toEqual({
      'app.loading': text('Loading the picture'),
      'header.back': text('Return'),
    })
    expect(places['enterCredentials.mfa-question']?.words).toEqual({
      'app.loading': text('Please wait'),
      'header.back': text('Return'),
    })
    expect(places['consent']?.words).toBeNull()
  })

  it('are those of the variant that holds for a client, merged language by language', () => {
    const merge = { steps: { consent: { words: { 'consent.continue': { de: 'Ja' } } } } }
    const flow = compiled({
      '/steps/consent/words': { 'consent.continue': { en: 'Agree', de: 'Zustimmen' } },
      '/variants': [{ id: 'short', when: { var: 'in.allowDocumentUpload' }, merge }],
    })
    const wordsFor = (upload: boolean) =>
      forInputs(flow, readInputs(flow, { client: { allow_document_upload: upload }, session: {}, split: {} })).places[
        'consent'
      ]?.words
    expect(wordsFor(true)).toEqual({ 'consent.continue': { en: 'Agree', de: 'Ja' } })
    expect(wordsFor(false)).toEqual({ 'consent.continue': { en: 'Agree', de: 'Zustimmen' } })
  })
})
