/** Parts of a flow, its settings and times, and edits of them, as people read them. */
import { describe, expect, it } from 'vitest'
import { targetKeywords } from '../../src/flow/index.ts'
import { flowShape } from '../../src/generated/flow.shape.ts'
import type { FlowDefinition } from '../../src/generated/flow.types.ts'
import { lint } from '../../src/lint/index.ts'
import { editInWords } from '../../src/studio/controls/edit-in-words.ts'
import { findingInWords } from '../../src/studio/controls/finding-in-words.ts'
import { placeInWords, settingInWords } from '../../src/studio/controls/place-in-words.ts'
import { targetInWords } from '../../src/studio/controls/target-in-words.ts'
import { causesIn } from '../../src/studio/store/findings.ts'
import { loadTexts } from '../../src/studio/ui-texts.tsx'
import { specification } from '../support/specification.ts'

const { format: text } = await loadTexts(['en'])
const blank = { en: ' ', fr: ' ' }

describe('a part of the flow', () => {
  it.each([
    ['', 'The flow as a whole'],
    ['/settings/searchMinLength', 'Characters before a search is sent'],
    ['/page', 'Page'],
    ['/page/defaultLanguage', 'Usual language'],
    ['/path/2', 'Order of the steps'],
    ['/start/0/to', 'Where a session starts'],
    ['/inputs/asked/shares', 'What is given at the start: asked'],
    ['/steps/consent', 'consent, the whole step'],
    ['/steps/consent/enabled', 'consent, whom it is shown to'],
    ['/steps/consent/on/NEXT/to', 'consent, on NEXT'],
    ['/steps/consent/words', 'consent, texts'],
    ['/steps/consent/words/consent.heading/en', 'consent, texts: consent.heading, English'],
    ['/steps/enterCredentials/back/0/to', 'enterCredentials, on Back'],
    ['/steps/enterCredentials/states/captcha', 'enterCredentials.captcha'],
    ['/steps/enterCredentials/states/captcha/screen', 'enterCredentials.captcha, its screen'],
    [
      '/steps/enterCredentials/states/captcha/on/SUBMIT_ANSWER/do/onError/1/to',
      'enterCredentials.captcha, on SUBMIT_ANSWER, when the call fails',
    ],
    ['/steps/enterCredentials/states/back/do/onDone', 'enterCredentials.back, when the call succeeds'],
    ['/steps/enterCredentials/status/Captcha/to', 'enterCredentials, on status Captcha'],
    ['/steps/enterCredentials/status/Captcha/after', 'enterCredentials, on status Captcha: time until the next place'],
    ['/steps/enterCredentials/poll/onTimeout/to', 'enterCredentials, when no answer comes in time'],
    ['/steps/enterCredentials/poll/onError', 'enterCredentials, when asking the server fails'],
    ['/steps/success/after/to', 'success, when the time is over'],
    ['/steps/success/after/ms', 'success, how long the user may stay'],
    ['/words/header.close/fr', 'Texts of the flow: header.close, French'],
    ['/options/shared/own/photos/title/de', 'Options: shared, own, photos, title, German'],
    ['/steps/enterCredentials/poll/timeoutMs', 'enterCredentials, when it gives up'],
  ])('%s', (pointer, words) => {
    expect(placeInWords(pointer, text)).toBe(words)
  })

  it('has words for every part that a flow can have', () => {
    const kept = ['$schema', 'name', 'version', 'base', 'checked', 'forms', 'parsedWords', 'variants', 'steps']
    const parts = Object.keys(flowShape.properties).filter((part) => !kept.includes(part))
    expect(parts.filter((part) => placeInWords(`/${part}`, text) === part)).toEqual([])
  })
})

describe('a finding says of what it is:', () => {
  it.each([
    ['flows/connect.flow.json', '/steps/enterCredentials/back/0/to', 'enterCredentials, on Back: It is empty.'],
    ['flows/acme.flow.json', '/merge/steps/consent/on/NEXT', 'consent, on NEXT: It is empty.'],
    ['flows/connect.flow.json', '', 'It is empty.'],
    ['flows/forms/home.form.json', '/texts/fr/heading', 'heading, French: It is empty.'],
    ['flows/forms/home.form.json', '/properties/email/type', 'field email: It is empty.'],
    ['locales/fr.json', '/consent.heading', 'consent.heading: It is empty.'],
    ['flows/connect.tests.json', '/cases/0/rows/1', 'It is empty.'],
  ])('%s%s', (file, pointer, sentence) => {
    expect(findingInWords({ file, pointer, message: 'It is empty.' }, text)).toBe(sentence)
  })

  it.each<[edit: string, change: (flow: FlowDefinition) => unknown]>([
    ['a step that is removed', ({ steps }) => delete steps['selectSource']],
    ['a step that is switched off', ({ steps }) => Object.assign(steps['consent'] ?? {}, { enabled: false })],
    ['texts that are empty', (flow) => Object.assign(flow, { words: { 'header.close': blank, 'app.title': blank } })],
  ])('no two sentences about %s are the same', (_, change) => {
    const flow = JSON.parse(specification.flow.text) as FlowDefinition
    change(flow)
    const { file } = specification.flow
    const sentences = causesIn(lint({ flows: [{ file, text: JSON.stringify(flow) }] })).map((each) =>
      findingInWords(each, text),
    )
    expect(sentences.length).toBeGreaterThan(0)
    expect(sentences).toEqual([...new Set(sentences)])
  })
})

it('every setting of the schema has words, and one that it does not have its name', () => {
  const names = Object.keys(flowShape.definitions.settings.properties)
  expect(names.filter((name) => settingInWords(name, text) === name)).toEqual([])
  expect(settingInWords('constructor', text)).toBe('constructor')
})

it('a keyword stands beside what it means, in edits too', () => {
  const words = Object.keys(targetKeywords).map((target) => targetInWords(target, text))
  expect(words).toEqual([
    'the next step (@next)',
    'the step before (@back)',
    'stays here (@stay)',
    'asks whether to leave (@exit)',
    'closes the widget (@close)',
  ])
  expect(targetInWords('enterCredentials.captcha', text)).toBe('enterCredentials.captcha')
  expect(editInWords({ code: 'target-changed', step: 'consent', pointer: '', target: '@next' }, text)).toBe(
    'consent leads to the next step (@next)',
  )
})

it('an edit names settings and parts in words, and durations with their units', () => {
  const edits = [
    editInWords({ code: 'setting-changed', setting: 'loadedDelayMs', value: 700 }, text),
    editInWords({ code: 'setting-changed', setting: 'manualAccountRows', value: 7 }, text),
    editInWords({ code: 'value-set', pointer: '/page' }, text),
    editInWords({ code: 'inherited', pointer: '/settings/searchMinLength' }, text),
  ]
  expect(edits).toEqual([
    'How long “loaded” shows before the next screen, to 700 ms',
    'Rows of the box for account numbers, to 7',
    'Page',
    'usual Characters before a search is sent',
  ])
})
