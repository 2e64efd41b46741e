/** What the window says, goes to and offers. The panes themselves are tested in a browser. */
import { describe, expect, it } from 'vitest'
import { defined } from '../../src/flow/index.ts'
import type { LanguageName } from '../../src/generated/flow.types.ts'
import { messageTexts } from '../../src/generated/message-texts.ts'
import { loadLibrary, loadParser } from '../../src/i18n/index.ts'
import type { Finding } from '../../src/lint/index.ts'
import { placeOfForm } from '../../src/studio/controls/place-of-form.ts'
import { formsOfStep } from '../../src/studio/document/forms-of-step.ts'
import { headingOf } from '../../src/studio/document/heading.ts'
import { toggled } from '../../src/studio/document/steps.ts'
import { becauseInWords } from '../../src/studio/objection/in-words.ts'
import { barsInWords } from '../../src/studio/page/live-region.tsx'
import { nextPlace } from '../../src/studio/page/next-finding.ts'
import { whoGetsTo } from '../../src/studio/preview/who-gets-here.tsx'
import type { CustomerEffects } from '../../src/studio/results/effects.ts'
import { sampleHeading } from '../../src/studio/steps/sample-heading.ts'
import type { StudioState } from '../../src/studio/store/state.ts'
import type { Texts } from '../../src/studio/ui-texts.tsx'
import { housingForm } from '../support/housing.ts'
import { specification } from '../support/specification.ts'

const definition = JSON.parse(specification.flow.text)

describe('the heading of a step', () => {
  it.each([
    ['{client} uses {product} to connect your account', 'Greenfield uses Tieline to connect your account'],
    ['Log in to {provider}', 'Log in to Fernhill Energy'],
    ['Your {thing}', 'Your {thing}'],
    ['A { that is not closed', 'A { that is not closed'],
    ['Sources', 'Sources'],
  ])('%s is listed as %s', async (text, listed) => {
    await loadLibrary()
    const { parseMessage } = await loadParser()
    expect(sampleHeading(text, 'en', parseMessage).replaceAll(/[\u2066-\u2069]/g, '')).toBe(listed)
  })

  it.each([
    ['consent', '{client} uses {product} to connect your account'],
    ['enterCredentials', 'Log in to {provider}'],
    ['no such step', null],
  ])('%s: %s', (step, heading) => {
    expect(headingOf(definition, step, 'en', messageTexts.en)).toBe(heading)
  })

  it('is that of its own words, in the language', () => {
    const words = { 'consent.heading': { de: 'Darf das sein?' } }
    const own = { ...definition, steps: { ...definition.steps, consent: { ...definition.steps.consent, words } } }
    expect(headingOf(own, 'consent', 'de', messageTexts.de)).toBe('Darf das sein?')
    expect(headingOf(own, 'consent', 'en', messageTexts.en)).toBe(messageTexts.en['consent.heading'])
  })
})

it('the heading of a form is that of its texts, also while nobody has written it', () => {
  const texts = { ...housingForm.texts, de: { ...housingForm.texts.de, heading: '' } }
  const asked = {
    ...definition,
    forms: { housing: { ...housingForm, texts } },
    steps: { ...definition.steps, housing: { screen: 'form', form: 'housing' }, other: { screen: 'form', form: 'no' } },
  }
  const of = (step: string, language: LanguageName) => headingOf(asked, step, language, messageTexts[language])
  expect(of('housing', 'en')).toBe(housingForm.texts.en.heading)
  expect(of('housing', 'de')).toBe('')
  expect(of('other', 'en')).toBeNull()
})

it('a form is shown by a step, or by states of one, the first of which a finding in it selects', () => {
  const asks = (form: string) => ({ screen: 'form', form }) as const
  const steps = {
    ...definition.steps,
    housing: asks('housing'),
    more: { states: { heating: asks('heating'), waiting: {}, again: asks('housing') } },
  }
  const asked = { ...definition, steps }
  expect(formsOfStep(asked, 'consent')).toEqual([])
  expect(formsOfStep(asked, 'housing')).toEqual([{ place: 'housing', form: 'housing' }])
  expect(formsOfStep(asked, 'more')).toEqual([
    { place: 'more.heating', form: 'heating' },
    { place: 'more.again', form: 'housing' },
  ])
  const at = (form: string) =>
    placeOfForm({ definition: asked, file: specification.flow.file }, `flows/forms/${form}.form.json`)
  expect(['housing', 'heating', 'other'].map(at)).toEqual(['housing', 'more.heating', null])
})

describe('the next finding', () => {
  const file = 'flows/connect.flow.json'
  const at = (pointer: string, message: string, follows = false) => ({
    file,
    pointer,
    start: { line: 1, column: 1 },
    message,
    ...(follows && { follows: true as const }),
  })
  const found = [at('/path/1', 'a'), at('/steps/x', 'b'), at('/path/1', 'c'), at('/steps/y', 'd', true)]

  it.each([
    ['/', { pointer: '/path/1', messages: ['a', 'c'] }],
    ['/path/1', { pointer: '/steps/x', messages: ['b'] }],
    ['/steps/x', { pointer: '/path/1', messages: ['a', 'c'] }],
  ])('after %s', (pointer, next) => {
    const { finding, messages } = defined(nextPlace(found, { file, pointer }), 'next finding')
    expect({ pointer: finding.pointer, messages }).toEqual(next)
  })

  it('is none where nothing is found', () => {
    expect(nextPlace([], { file, pointer: '/' })).toBeNull()
  })
})

describe('the bars are announced', () => {
  const text = ((key: string, values: object) => `${key} ${Object.values(values ?? {}).join()}`.trim()) as Texts
  const quiet = {
    objection: null,
    file: 'flows/connect.flow.json',
    document: { text: '{\n"name"\n}' },
    tests: null,
    others: {},
    saveState: { outdated: [], drafts: 'kept', written: {} },
  } as unknown as StudioState

  it('says nothing where there is none', () => {
    expect(barsInWords(quiet, text)).toEqual([])
  })

  it('says why an edit is not possible, and which file has changed', () => {
    const state = {
      ...quiet,
      objection: { findings: [{ file: 'flows/connect.flow.json', pointer: '', message: 'the server asks for it' }] },
      saveState: { ...quiet.saveState, outdated: [{ file: 'flows/a.flow.json', base: '' }] },
    } as unknown as StudioState
    expect(barsInWords(state, text)).toEqual([
      'objection.because the server asks for it',
      'outdated.what flows/a.flow.json',
    ])
  })

  it.each([
    ['says what is wrong with a text that was saved', '{\n"name"\n}', ['a colon is missing']],
    ['not while it is edited', '{}', []],
  ])('%s', (_, saved, said) => {
    const written = { [quiet.file]: saved }
    const state = { ...quiet, saveState: { ...quiet.saveState, written } }
    const expected = said.map((each) => expect.stringMatching(`^unreadable.what flows/connect.*,3,.*${each}`))
    expect(barsInWords(state, text)).toEqual(expected)
  })
})

it('another flow than the one in front is named where it says why an edit is not possible', () => {
  const text = ((key: string, values: object) => `${key} ${Object.values(values).join()}`) as Texts
  const front = 'flows/connect.flow.json'
  const inFile = (file: string) => becauseInWords({ file, pointer: '', message: 'no' } as Finding, front, text)
  expect(inFile(front)).toBe('objection.because no')
  expect(inFile('flows/connect.tests.json')).toBe('objection.because no')
  expect(inFile('flows/forms/housing.form.json')).toBe('objection.because no')
  expect(inFile('flows/acme.flow.json')).toBe('objection.because.of acme,no')
  expect(inFile('flows/acme.tests.json')).toBe('objection.because.of acme,no')
})

describe('who gets to a place', () => {
  const customer = (id: string, places: string[]) => ({ customer: { id }, places }) as unknown as CustomerEffects
  const customers = [customer('usual', ['consent']), customer('uploads', ['consent', 'uploadInvoices'])]

  it('is the chosen customer', () => {
    expect(whoGetsTo(customers, 'consent', null, true)).toEqual({ never: null, other: null })
    expect(whoGetsTo(customers, 'uploadInvoices', 'uploads', true)).toEqual({ never: null, other: null })
  })

  it('is another one', () => {
    expect(whoGetsTo(customers, 'uploadInvoices', null, true)).toEqual({ never: customers[0], other: customers[1] })
  })

  it('is nobody', () => {
    const [usual] = customers
    expect(whoGetsTo([defined(usual, 'customer')], 'success', 'usual', true)).toEqual({ never: usual, other: null })
  })

  it('is not known of a step that is new, until the results are there', () => {
    expect(whoGetsTo(customers, 'housing', null, false)).toEqual({ never: null, other: null })
  })
})

it('a step that is switched off and on again is shown to whom it was shown before', () => {
  const condition = { var: 'in.allowDocumentUpload' }
  const shown = { kind: 'where', condition } as const
  expect(toggled(shown, condition)).toEqual({ kind: 'nobody' })
  expect(toggled({ kind: 'nobody' }, condition)).toEqual(shown)
  expect(toggled({ kind: 'nobody' }, undefined)).toEqual({ kind: 'everyone' })
})
