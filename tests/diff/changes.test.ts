/** An edit of a flow → the changes as data: code, class, pointer and parameters, which programs rely on. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  type Change,
  type ChangeClass,
  changeInWords,
  classOf,
  diff,
  groupChanges,
  topicOf,
} from '../../src/diff/index.ts'
import { topicByCode, topics } from '../../src/diff/topics.ts'
import { valueAtPointer } from '../../src/flow/index.ts'
import { compiled, type Edits } from './support/compare.ts'

type Expected = Readonly<Record<string, unknown>> & { code: Change['code'] }

const silent = (merge: object): Edits => ({
  '/variants': [{ id: 'silent', when: { '!': { var: 'in.showConsent' } }, merge }],
})
const onSubmit = '/steps/uploadInvoices/on/SUBMIT_INVOICES/do'
const withReview = ['consent', 'review', 'selectSource', 'uploadInvoices', 'success']
const agree = { 'consent.continue': { en: 'Agree' } }
const review = { screen: 'consent', on: { NEXT: '@next' } }

const edits: readonly [what: string, edits: Edits, kind: ChangeClass, expected: Expected][] = [
  [
    'a step is added',
    { '/path': ['consent', 'selectSource', 'review', 'uploadInvoices', 'success'], '/steps/review': review },
    'behaviour',
    { code: 'step-added', step: 'review', position: { kind: 'after', step: 'selectSource' }, pointer: '/steps/review' },
  ],
  [
    'a step is removed',
    { '/path': ['consent', 'selectSource', 'success'], '/steps/uploadInvoices': null, '/steps/success/when': null },
    'breaking',
    { code: 'step-removed', step: 'uploadInvoices', version: 'old', pointer: '/steps/uploadInvoices' },
  ],
  [
    'a step is switched off',
    { '/steps/consent/enabled': false },
    'behaviour',
    { code: 'step-disabled', step: 'consent', version: 'new', pointer: '/steps/consent' },
  ],
  [
    'clients skip a step',
    { '/steps/consent/enabled': false },
    'behaviour',
    {
      code: 'step-skipped',
      step: 'consent',
      end: 'success',
      isOptional: false,
      circumstances: {
        alternatives: [[{ name: 'showConsent', values: [true], domain: [false, true] }]],
        count: 1,
        of: 2,
      },
    },
  ],
  [
    'clients no longer reach a step',
    { '/path': ['consent', 'selectSource', 'success'], '/steps/success/when': null },
    'breaking',
    { code: 'place-unreachable', place: 'uploadInvoices', pointer: '/steps/uploadInvoices' },
  ],
  [
    'an event leads elsewhere',
    { [`${onSubmit}/onError`]: 'selectSource' },
    'behaviour',
    {
      code: 'event-changed',
      place: 'uploadInvoices',
      trigger: { kind: 'call-fails', call: 'upload', event: 'SUBMIT_INVOICES' },
      version: 'new',
      pointer: `${onSubmit}/onError`,
    },
  ],
  [
    'an event does nothing any more',
    { '/steps/selectSource/back': 'none' },
    'breaking',
    {
      code: 'event-changed',
      trigger: { kind: 'event', event: 'BACK', overlay: null },
      after: { to: { kind: 'nothing' }, effects: [], assigns: [], delayMs: null },
      pointer: '/steps/selectSource',
    },
  ],
  [
    'there is nothing to go back to in what is now the first step',
    { '/steps/consent/enabled': false },
    'behaviour',
    {
      code: 'event-changed',
      place: 'selectSource',
      trigger: { kind: 'event', event: 'BACK', overlay: null },
      after: { to: { kind: 'nothing' }, effects: [], assigns: [], delayMs: null },
      isFirstBack: true,
    },
  ],
  [
    'a later step has nothing to go back to',
    { '/steps/uploadInvoices/back': 'none' },
    'breaking',
    { code: 'event-changed', place: 'uploadInvoices', isFirstBack: false },
  ],
  [
    'the host is no longer told',
    { [`${onSubmit}/onDone/emit`]: null },
    'breaking',
    { code: 'event-changed', pointer: `${onSubmit}/onDone` },
  ],
  [
    'a variant has another rule',
    silent({ steps: { selectSource: { on: { CANCEL: '@close' } } } }),
    'behaviour',
    { code: 'event-changed', place: 'selectSource', pointer: '/variants/0/merge/steps/selectSource/on/CANCEL' },
  ],
  [
    'a variant has another screen',
    silent({ steps: { selectSource: { screen: 'captcha' } } }),
    'behaviour',
    {
      code: 'place-changed',
      trait: 'screen',
      before: 'select-source',
      after: 'captcha',
      pointer: '/variants/0/merge/steps/selectSource/screen',
    },
  ],
  [
    'a place is no end any more',
    { '/steps/success/final': null, '/steps/success/on': { NEXT: '@close' } },
    'breaking',
    { code: 'place-changed', place: 'success', trait: 'final', before: true, after: false },
  ],
  [
    'a setting changes',
    { '/settings/loadedDelayMs': 900 },
    'behaviour',
    { code: 'setting-changed', setting: 'loadedDelayMs', before: 500, after: 900, pointer: '/settings/loadedDelayMs' },
  ],
  [
    'a place gets a time limit',
    { '/steps/selectSource/after': { ms: 120_000, to: '@close' } },
    'behaviour',
    { code: 'place-changed', place: 'selectSource', trait: 'timeLimit', before: null, after: 120_000 },
  ],
  [
    'the end of a time limit leads on',
    { '/steps/selectSource/after': { ms: 120_000, to: '@close' } },
    'behaviour',
    { code: 'event-changed', trigger: { kind: 'time-limit-passes' }, pointer: '/steps/selectSource/after/to' },
  ],
  [
    'a language is gone',
    { '/page': { languages: ['fr', 'en'], defaultLanguage: 'fr' } },
    'breaking',
    { code: 'page-changed', key: 'languages', after: ['fr', 'en'], pointer: '/page/languages' },
  ],
  [
    'a variant hides the header',
    silent({ page: { header: false } }),
    'breaking',
    { code: 'page-changed', key: 'header', before: true, after: false, pointer: '/variants/0/merge/page/header' },
  ],
  [
    'an option is switched on',
    { '/options': { shared: { items: ['bills'] } } },
    'behaviour',
    {
      code: 'option-changed',
      option: 'shared',
      before: undefined,
      after: { items: ['bills'] },
      pointer: '/options/shared',
    },
  ],
  [
    'a variant switches an option on',
    silent({ options: { shared: { items: ['usage'] } } }),
    'behaviour',
    { code: 'option-changed', option: 'shared', pointer: '/variants/0/merge/options/shared' },
  ],
  [
    'the flow has words of its own',
    { '/words': { 'consent.continue': { en: 'Agree', de: 'Zustimmen' } } },
    'behaviour',
    {
      code: 'words-changed',
      key: 'consent.continue',
      texts: [
        { language: 'en', before: null, after: 'Agree' },
        { language: 'de', before: null, after: 'Zustimmen' },
      ],
      pointer: '/words/consent.continue',
    },
  ],
  [
    'a variant has words of its own at a place',
    silent({ steps: { selectSource: { words: { 'select-source.heading': { en: 'Who supplies you?' } } } } }),
    'behaviour',
    {
      code: 'place-words-changed',
      place: 'selectSource',
      texts: [{ language: 'en', before: null, after: 'Who supplies you?' }],
      pointer: '/variants/0/merge/steps/selectSource/words/select-source.heading',
    },
  ],
  [
    'a dialog has words of its own',
    { '/overlays/confirmExit/words': { 'confirm-exit.confirm': { en: 'Leave' } } },
    'behaviour',
    {
      code: 'overlay-words-changed',
      overlay: 'confirmExit',
      pointer: '/overlays/confirmExit/words/confirm-exit.confirm',
    },
  ],
  [
    'an input is read elsewhere',
    { '/inputs/showConsent/from': 'client.consent' },
    'breaking',
    { code: 'input-changed', input: 'showConsent', key: 'from', pointer: '/inputs/showConsent/from' },
  ],
  [
    'a new step has words of its own',
    { '/path': withReview, '/steps/review': { ...review, words: agree } },
    'behaviour',
    {
      code: 'place-words-changed',
      place: 'review',
      key: 'consent.continue',
      pointer: '/steps/review/words/consent.continue',
    },
  ],
  [
    'a new step shows a screen a second time, with the same words',
    { '/path': withReview, '/steps/review': review },
    'note',
    { code: 'place-words-shared', place: 'review', screen: 'consent', others: ['consent'], pointer: '/steps/review' },
  ],
  [
    'a dialog shows another screen',
    { '/overlays/confirmExit/screen': 'consent' },
    'behaviour',
    {
      code: 'overlay-screen-changed',
      overlay: 'confirmExit',
      before: 'confirm-exit',
      after: 'consent',
      pointer: '/overlays/confirmExit/screen',
    },
  ],
  ['a version is counted up', { '/version': 2 }, 'note', { code: 'version-changed', before: 1, after: 2 }],
]

describe('a change as data', () => {
  it.each(edits)('%s', (_, edit, kind, expected) => {
    const [old, now] = [compiled('small', {}), compiled('small', edit)]
    const { changes } = diff({ flow: old, tests: null }, { flow: now, tests: null })
    const matching = changes.filter(({ code }) => code === expected.code)
    expect(matching).toContainEqual(expect.objectContaining(expected))
    const found = matching.filter((change) => expect.objectContaining(expected).asymmetricMatch(change))
    expect(found.map(classOf)).toEqual(found.map(() => kind))
    for (const { version, pointer } of changes) {
      const { definition } = version === 'old' ? old : now
      expect(valueAtPointer(definition, pointer), `${version} ${pointer}`).toBeDefined()
    }
  })

  it('is one for each place, and a group for a reader', () => {
    const [old, now] = [compiled('connect', {}), compiled('connect', { '/steps/enterCredentials/poll/everyMs': 3000 })]
    const { changes } = diff({ flow: old, tests: null }, { flow: now, tests: null })
    const polling = changes.filter(({ code }) => code === 'place-changed')
    expect(polling.length).toBeGreaterThan(1)
    expect(new Set(polling.map(({ pointer }) => pointer))).toEqual(new Set(['/steps/enterCredentials/poll']))
    expect(groupChanges(polling).map((group) => group.length)).toEqual([polling.length])
  })

  it('of words names the languages whose text differs', () => {
    const words = (de: string) => ({ '/steps/consent/words': { 'consent.continue': { en: 'Agree', de } } })
    const [old, now] = [compiled('small', words('Ja')), compiled('small', words('Zustimmen'))]
    const { changes } = diff({ flow: old, tests: null }, { flow: now, tests: null })
    expect(changes).toEqual([
      expect.objectContaining({ texts: [{ language: 'de', before: 'Ja', after: 'Zustimmen' }] }),
    ])
    expect(groupChanges(changes).map((group) => changeInWords(group).sentence)).toEqual([
      'At `consent`, the text `consent.continue` changes: de `Zustimmen` instead of `Ja`.',
    ])
    const usual = compiled('small', {})
    const added = diff({ flow: usual, tests: null }, { flow: old, tests: null })
    expect(groupChanges(added.changes).map((group) => changeInWords(group).sentence)).toEqual([
      "At `consent`, the widget's text `consent.continue` is replaced: en `Agree`; de `Ja`.",
    ])
    const back = diff({ flow: now, tests: null }, { flow: usual, tests: null })
    expect(groupChanges(back.changes).map((group) => changeInWords(group).sentence)).toEqual([
      "At `consent`, the text `consent.continue` is the widget's own again, no longer en `Agree`; de `Zustimmen`.",
    ])
    expect(back.changes).toEqual([
      expect.objectContaining({
        pointer: '/steps/consent',
        texts: [
          { language: 'en', before: 'Agree', after: null },
          { language: 'de', before: 'Zustimmen', after: null },
        ],
      }),
    ])
  })

  it('comes in the order of the topics', () => {
    const edit = { '/steps/consent/enabled': false, '/settings/loadedDelayMs': 1, '/version': 2 }
    const [old, now] = [compiled('small', {}), compiled('small', edit)]
    const { changes } = diff({ flow: old, tests: null }, { flow: now, tests: null })
    const ranks = changes.map(({ code }) => topics.indexOf(topicOf(code)))
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b))
  })
})

it('changes.md lists every code with its class', () => {
  const page = readFileSync(new URL('../../src/diff/changes.md', import.meta.url), 'utf8')
  const documented = [...page.matchAll(/`([a-z]+(?:-[a-z]+)+)`(?=[^|]*\| (?:breaking|behaviour|note|see below))/g)]
  expect(documented.map(([, code]) => code).sort()).toEqual(Object.keys(topicByCode).sort())
})
