/** What the studio says of an edit: which tests no longer hold, who is affected, and what a reviewer reads. */
import { describe, expect, it } from 'vitest'
import { applyEdit, openDocument } from '../../src/studio/document/document.ts'
import type { Edit } from '../../src/studio/document/edits/edit.ts'
import { takeOutTest, updateTests } from '../../src/studio/document/edits/edit-tests.ts'
import { moveStep } from '../../src/studio/document/edits/move-step.ts'
import { variantsOf } from '../../src/studio/results/customers.ts'
import { concerns, effectsOf, effectsOfVariant, withVariants } from '../../src/studio/results/effects.ts'
import { isOpen, type TestRow, testRows } from '../../src/studio/results/test-rows.ts'
import { type ModelledVersion, modelledVersion } from '../../src/studio/results/version.ts'
import { changeMarkdown } from '../../src/studio/review/change-markdown.ts'
import { loadTexts } from '../../src/studio/ui-texts.tsx'
import { specification } from '../support/specification.ts'

const { flow, tests } = specification
const { file } = flow
const after = (text: string, edit: Edit | null) => applyEdit(openDocument(text), edit as Edit).text
const moved = { ...flow, text: after(flow.text, moveStep(flow.text, 'selectSource', 1)) }

const versionOf = (of: { text: string }, its: { text: string } = tests) =>
  modelledVersion(file, [
    { ...flow, text: of.text },
    { ...tests, text: its.text },
  ]) as ModelledVersion

const rowsOf = ({ model, tests: compiled, document }: ModelledVersion): TestRow[] =>
  compiled && document ? testRows(model, compiled, document) : []

const before = versionOf(flow)
const now = versionOf(moved)
const open = rowsOf(now).filter(isOpen)
const updates = open.flatMap(({ update }) => update ?? [])
const accepted = after(tests.text, updateTests(tests.text, updates, 'source first'))

describe('the tests', () => {
  it('all hold in the file as it was opened', () => {
    expect(rowsOf(before).filter(isOpen)).toEqual([])
  })

  it('that a moved step breaks come first, with the row as it reads, as it would have to read, and the way there', () => {
    expect(rowsOf(now).slice(0, open.length)).toEqual(open)
    const [first] = open
    expect(first).toMatchObject({
      id: 'next',
      file: tests.file,
      steps: ['consent'],
      expected: { when: 'at consent, NEXT, if allowDocumentUpload', expects: 'chooseConnectionMethod' },
      correct: [
        { when: 'at consent, NEXT, if allowDocumentUpload and listSkipped', expects: 'chooseConnectionMethod' },
        { when: 'at consent, NEXT, if allowDocumentUpload and not listSkipped', expects: 'selectSource' },
      ],
      failures: [{ replay: { events: [{ type: 'NEXT' }] } }],
    })
    expect(first?.failures[0]).toMatchObject({
      failure: expect.stringMatching(/gets to 'selectSource' instead of 'chooseConnectionMethod'$/),
      clients: 'source empty, or mode Normal',
    })
  })

  it('hold once they are updated, and keep the reason', () => {
    const rest = rowsOf(versionOf(moved, { text: accepted })).filter(isOpen)
    expect(rest).toEqual([])
    expect(accepted).toContain('"because": "source first"')
  })

  it('say no less then: none lists places that it did not list, and what each place has of its own is kept', () => {
    const size = (names: string | readonly string[]) => [names].flat().length
    for (const { before: was, after: are } of updates) {
      expect(are.filter(({ goesTo }) => size(goesTo) > size(was.goesTo))).toEqual([])
      expect(are.every(({ reads }) => (reads === undefined) === (was.reads === undefined))).toBe(true)
    }
    const { after: routes } = updates.find(({ before: { route } }) => route === '/consent') ?? {}
    expect(routes?.map(({ route }) => route)).toEqual(['/consent', '/source'])
  })

  it('one that is taken out is gone, with its reason', () => {
    const [row] = open as [TestRow]
    const text = after(tests.text, takeOutTest(tests.text, row, 'nobody needs it'))
    const rest = rowsOf(versionOf(moved, { text }))
    expect(rest).toHaveLength(rowsOf(now).length - 1)
    expect(JSON.parse(text).removed).toContainEqual({ test: 'next', because: 'nobody needs it' })
  })

  it('one that was shown before another one went is not taken out: its place has another one now', () => {
    const rows = rowsOf(before).filter(({ file: own }) => own === tests.file)
    for (const [index, row] of rows.entries()) {
      const edit = takeOutTest(tests.text, row, 'nobody needs it') as Edit
      const { text } = applyEdit(openDocument(tests.text), edit)
      const next = rows[index + 1]
      const isMoved = next !== undefined && next.pointer.replace(/\d+$/, '') === row.pointer.replace(/\d+$/, '')
      if (isMoved) expect(takeOutTest(text, next, 'nobody needs it')).toBeNull()
      expect(takeOutTest(text, row, 'nobody needs it')).toBeNull()
    }
  })
})

describe('the effects', () => {
  const effects = effectsOf({ file, before, after: versionOf(moved, { text: accepted }) })

  it('name the customers who notice something first, and where their screens first differ', () => {
    const touched = effects.customers.filter(({ changes }) => changes.length > 0)
    expect(effects.customers.slice(0, touched.length)).toEqual(touched)
    expect(touched.map(({ customer }) => customer.setting)).toEqual([{ input: 'allowDocumentUpload', value: true }])
    expect(touched[0]).toMatchObject({
      first: { events: [{ type: 'NEXT' }], before: 'chooseConnectionMethod', after: 'selectSource' },
      customer: { client: { allow_document_upload: true, show_step_consent: true } },
    })
  })

  it('are what a reviewer reads, by customer and by line', async () => {
    const { format } = await loadTexts(['en'])
    const markdown = changeMarkdown(effects, [{ file, base: flow.text, text: moved.text }], format)
    expect(markdown).toContain('`chooseConnectionMethod` has moved')
    expect(markdown).toContain('Reason: source first')
    expect(markdown).toMatch(/\*\*allowDocumentUpload: true\*\*\n {2}- First seen: `selectSource` instead of/)
    expect(markdown).toMatch(/Nothing changes for: .*accountSelectMode: Single/)
    expect(markdown).toMatch(/```diff\n@@ .* @@\n[\s\S]*\n-.*"path".*\n\+.*"path"/)
  })

  it('begin with what users notice, and end with what each changed test says', () => {
    const topics = effects.changes.map(({ topic }) => topic)
    expect(topics).toEqual([
      ...topics.filter((topic) => topic !== 'tests'),
      ...topics.filter((topic) => topic === 'tests'),
    ])
    const ofTests = effects.changes.filter(({ topic }) => topic === 'tests').map(({ sentence }) => sentence)
    expect(ofTests).toHaveLength(updates.length)
    expect(ofTests).toEqual([...new Set(ofTests)])
    expect(ofTests[0]).toBe(
      'The test `next` has `at consent, NEXT, if allowDocumentUpload and listSkipped: chooseConnectionMethod` and `at consent, NEXT, if allowDocumentUpload and not listSkipped: selectSource` in place of the row `at consent, NEXT, if allowDocumentUpload`. Reason: source first',
    )
  })

  it('are nothing where nothing was edited', () => {
    const none = effectsOf({ file, before, after: versionOf(flow) })
    expect(none.changes).toEqual([])
    expect(none.customers.every(({ changes, first }) => changes.length === 0 && first === null)).toBe(true)
  })
})

const edited = (pointer: string, value: unknown) => {
  const [section, ...keys] = pointer.split('/')
  const definition = JSON.parse(flow.text)
  return JSON.stringify({
    ...definition,
    [section as string]: { ...definition[section as string], [keys.join()]: value },
  })
}

it.each<[changed: string, value: unknown, unnoticedBy: string[]]>([
  ['settings/searchMinLength', 4, ['mode: UpdateCredentials', 'mode: UpdateAccountSelection']],
  ['settings/consentLogoDelayMs', 900, ['showConsent: false']],
  ['settings/loadedDelayMs', 900, []],
  [
    'settings/manualAccountRows',
    5,
    [
      'the usual one',
      'mode: UpdateCredentials',
      'mode: Refresh',
      'mode: UpdateAccountSelection',
      'allowDocumentUpload: true',
      'showConsent: false',
      'showAddSource: true',
      'showSelectAccount: false',
      'showAddAccount: false',
    ],
  ],
  ['options/search', {}, ['mode: UpdateCredentials', 'mode: UpdateAccountSelection']],
  ['options/receipt', {}, []],
  ['words/consent.heading', { en: 'Agree' }, ['showConsent: false']],
  ['words/header.close', { en: 'Leave' }, []],
])('%s counts for those who get to where it has an effect', (changed, value, unnoticedBy) => {
  const { customers } = effectsOf({ file, before, after: versionOf({ text: edited(changed, value) }) })
  const untouched = customers.filter(({ changes }) => changes.length === 0)
  const names = untouched.map(({ customer: { setting } }) =>
    setting ? `${setting.input}: ${setting.value}` : 'the usual one',
  )
  expect(names).toEqual(unnoticedBy)
})

it('a flow that extends the edited one is a customer of its own, with what its file changes', () => {
  const variant = { file: 'flows/acme.flow.json', text: '' }
  const merge = { settings: { loadedDelayMs: 700 }, steps: { consent: { when: 'updating' } } }
  variant.text = JSON.stringify({ extends: 'connect', name: 'acme', merge })
  const other = {
    file: 'flows/other.flow.json',
    text: JSON.stringify({ extends: 'nowhere', name: 'other', merge: {} }),
  }
  expect(variantsOf(file, [flow, tests, variant, other])).toEqual([variant.file])
  const versionIn = (of: { text: string }) =>
    modelledVersion(variant.file, [{ ...flow, text: of.text }, variant]) as ModelledVersion
  const own = effectsOfVariant({ file: variant.file, before: versionIn(flow), after: versionIn(moved) })
  const edited = withVariants(effectsOf({ file, before, after: now }), [own])
  const found = edited.customers.find(({ customer }) => customer.isVariant)
  const usual = { var: 'in.showConsent' }
  expect(found?.customer.overrides).toEqual([
    { pointer: '/settings/loadedDelayMs', file: variant.file, from: 500, to: 700, inherited: 500 },
    { pointer: '/steps/consent/when', file: variant.file, from: usual, to: 'updating', inherited: usual },
  ])
  expect(found).toMatchObject({ customer: { file: variant.file }, changes: [], first: null })
})

it('a flow that was made for a customer is compared with the one that it extends, without the tests that it does not inherit', () => {
  const merge = { steps: { selectSource: { words: { 'select-source.heading': { en: 'Who sends your bill?' } } } } }
  const acme = { file: 'flows/acme.flow.json', text: JSON.stringify({ extends: 'connect', name: 'acme', merge }) }
  const made = modelledVersion(acme.file, [flow, tests, acme]) as ModelledVersion
  expect(effectsOf({ file: acme.file, before, after: made }).changes.map(({ topic }) => topic)).toEqual(['words'])
})

describe('circumstances concern a client', () => {
  const part = (name: string, ...values: unknown[]) => ({ name, values, domain: [true, false] })
  const inputs = { consent: true, mode: 'Normal' }
  const data = { method: 'credentials' }

  it.each([
    ['without any', null, true],
    ['by an input', [[part('consent', true)]], true],
    ['not by another value', [[part('consent', false)]], false],
    ['by one of two', [[part('consent', false)], [part('mode', 'Normal')]], true],
    ['not by half', [[part('consent', true), part('mode', 'Refresh')]], false],
    ['by what a session knows', [[part('consent', true), part('data.method', 'credentials')]], true],
    ['not by what it never knows', [[part('consent', true), part('data.method', 'invoices')]], false],
    ['whatever comes with the event', [[part('event.code', 'A')]], true],
  ])('%s', (_, alternatives, expected) => {
    const circumstances = alternatives && { alternatives, count: 1, of: 2 }
    expect(concerns(circumstances, inputs, data)).toBe(expected)
  })
})
