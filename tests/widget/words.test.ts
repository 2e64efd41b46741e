import { describe, expect, it } from 'vitest'
import { compile } from '../../src/flow/index.ts'
import { filesByPath, flattenedText, resolveFlow } from '../../src/flow-files/index.ts'
import { loadMessages } from '../../src/i18n/index.ts'
import { createFlowTexts } from '../../src/widget/words.ts'
import { edited } from '../support/connect-flow.ts'

const messages = await loadMessages('de')
const compiled = (edits: Readonly<Record<string, unknown>>) => compile(edited(edits)).flow!
const values = { client: 'Acme', product: 'Tieline' }

describe('the texts of a flow with words', () => {
  const flow = compiled({
    '/words': { 'consent.continue': { de: 'Einverstanden' }, 'header.close': { de: 'Verlassen' } },
    '/steps/consent/words': {
      'consent.heading': { de: '{client} fragt etwas' },
      'header.close': { de: 'Ablehnen' },
      'consent.cancel': { en: 'Not now' },
      'consent.safe-title': { de: '{client' },
    },
    '/overlays/confirmExit/words': { 'confirm-exit.confirm': { de: 'Ja, verlassen' } },
  })

  it('are at a place its own, then those of the flow, then the usual ones', async () => {
    const page = await createFlowTexts(flow, 'de', messages)
    const consent = page.at(flow.places['consent']!.words)
    expect(consent.format('consent.heading', values)).toBe('Acme fragt etwas')
    expect(consent.format('header.close')).toBe('Ablehnen')
    expect(consent.format('consent.continue')).toBe('Einverstanden')
    expect(consent.format('header.back')).toBe(page.format('header.back'))
    expect(page.format('header.close')).toBe('Verlassen')
    expect(page.format('consent.heading', values)).toContain('nutzt')
    expect(page.at(flow.overlays[0]!.words).format('confirm-exit.confirm')).toBe('Ja, verlassen')
  })

  it('are the same objects each time, so that nothing is drawn anew', async () => {
    const page = await createFlowTexts(flow, 'de', messages)
    const consent = page.at(flow.places['consent']!.words)
    expect(consent.at(flow.places['consent']!.words)).toBe(consent)
    expect(consent.at(null)).toBe(page)
  })

  it('are the usual ones where a text has another language, or cannot be read', async () => {
    const consent = (await createFlowTexts(flow, 'de', messages)).at(flow.places['consent']!.words)
    expect(consent.format('consent.cancel')).toBe('Abbrechen')
    expect(consent.format('consent.safe-title')).not.toContain('{')
  })
})

describe('words that a build has parsed', () => {
  const words = { 'consent.heading': { de: '{client} fragt etwas', en: '{client' } }
  const delivered = (definition: object) => {
    const file = 'flows/connect.flow.json'
    return flattenedText(resolveFlow(file, filesByPath([{ file, text: JSON.stringify(definition) }])))
  }

  it('have their syntax tree in the file that is delivered, by text, if they can be read', () => {
    const definition = { ...(edited({ '/steps/consent/words': words }) as object) }
    expect(JSON.parse(delivered(definition))).toEqual({
      ...definition,
      parsedWords: {
        '{client} fragt etwas': [
          { type: 1, value: 'client' },
          { type: 0, value: ' fragt etwas' },
        ],
      },
    })
    const plain = edited({}) as object
    expect(delivered(plain)).toBe(JSON.stringify(plain))
  })

  it('are shown as they were parsed', async () => {
    const flow = compiled({
      '/words': { 'header.close': { de: 'Verlassen' } },
      '/parsedWords': { Verlassen: [{ type: 0, value: 'Parsed ahead' }] },
    })
    expect((await createFlowTexts(flow, 'de', messages)).format('header.close')).toBe('Parsed ahead')
  })
})
