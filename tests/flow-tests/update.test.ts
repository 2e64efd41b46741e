import { describe, expect, it } from 'vitest'
import { createModel } from '../../src/analysis/index.ts'
import { applyUpdates, evaluateFlowTests, manualInWords, proposeUpdates } from '../../src/flow-tests/index.ts'
import { textOf } from '../lint/support/cases.ts'
import { compiled, compiledTests } from '../support/connect-flow.ts'

const flow = compiled(JSON.parse(textOf({ base: 'small', edits: {} })))
const because = 'The product has changed its mind.'

/** Rows that are wrong → what they read like afterwards, and how many still fail. */
function updated(text: string) {
  const tests = compiledTests(JSON.parse(text), flow)
  const { model } = createModel(flow, { observed: tests.definition })
  if (!model) throw new Error('The flow cannot be walked.')
  const after = applyUpdates(text, proposeUpdates(model, tests).updates, because)
  const left = evaluateFlowTests(model, compiledTests(JSON.parse(after), flow))
  return { after, failing: left.filter(({ verdict }) => verdict.kind !== 'holds').length }
}

const file = (row: string) => `{
  "cases": [
    { "id": "right", "description": "It is left alone.",   "rows": [{ "on": "PROMPT_CLOSE", "goesTo": ["@exit", "@close"] }] },
    { "id": "wrong", "description": "It is rewritten.", "rows": [${row}] }
  ]
}
`

describe('an update', () => {
  it.each<[what: string, row: string, after: string]>([
    [
      'of the place',
      '{ "at": "consent", "on": "NEXT", "goesTo": "success" }',
      `{ "at": "consent", "on": "NEXT", "goesTo": "selectSource", "because": "${because}" }`,
    ],
    [
      'of the places, where they differ',
      '{ "on": "start", "goesTo": "success" }',
      `{ "on": "start", "goesTo": ["consent", "selectSource"], "because": "${because}" }`,
    ],
    [
      'of what is told, and of the old reason',
      '{ "at": "uploadInvoices", "on": "done", "because": "Old.", "goesTo": "success", "emits": { "error": "Error" } }',
      `{ "at": "uploadInvoices", "on": "done", "because": "${because}", "goesTo": "success", "emits": "success" }`,
    ],
    [
      'of calls, screens and delays',
      '{ "at": "uploadInvoices", "on": "SUBMIT_INVOICES", "goesTo": "@stay", "calls": "nothing", "shows": "success", "after": 9 }',
      `{ "at": "uploadInvoices", "on": "SUBMIT_INVOICES", "goesTo": "@stay", "calls": "upload", "shows": "upload-invoices", "after": 0, "because": "${because}" }`,
    ],
    [
      'of an address that no longer exists',
      '{ "at": "consent", "on": "NEXT", "goesTo": "selectSource", "route": "/source", "shows": "consent" }',
      `{ "at": "consent", "on": "NEXT", "goesTo": "selectSource", "shows": "select-source", "because": "${because}" }`,
    ],
    [
      'of the places, without what each of them has of its own',
      '{ "on": "start", "goesTo": "success", "reads": "sources", "history": "replace", "shows": "success" }',
      `{ "on": "start", "goesTo": ["consent", "selectSource"], "history": "replace", "because": "${because}" }`,
    ],
    [
      'of an address that only one of several places has',
      '{ "at": ["consent", "selectSource"], "on": "PROMPT_CLOSE", "goesTo": "@exit", "route": "/consent" }',
      [
        `{ "at": "consent", "on": "PROMPT_CLOSE", "goesTo": "@exit", "route": "/consent", "because": "${because}" }`,
        `{ "at": "selectSource", "on": "PROMPT_CLOSE", "goesTo": "@exit", "because": "${because}" }`,
      ].join(', '),
    ],
    [
      'of places that now differ',
      '{ "at": ["consent", "uploadInvoices", "selectSource"], "on": "SUBMIT_INVOICES", "goesTo": "@stay", "calls": "upload" }',
      [
        `{ "at": ["consent", "selectSource"], "on": "SUBMIT_INVOICES", "goesTo": "@stay", "calls": "nothing", "because": "${because}" }`,
        `{ "at": "uploadInvoices", "on": "SUBMIT_INVOICES", "goesTo": "@stay", "calls": "upload", "because": "${because}" }`,
      ].join(', '),
    ],
    [
      'of places where it no longer happens',
      '{ "at": ["consent", "uploadInvoices"], "on": "done", "goesTo": "success" }',
      `{ "at": "uploadInvoices", "on": "done", "goesTo": "success", "because": "${because}" }`,
    ],
  ])('%s leaves everything else as it is', (_, row, after) => {
    expect(updated(file(row))).toEqual({ after: file(after), failing: 0 })
  })

  it('puts rows that replace one below each other, as deep as it was', () => {
    const row = '{ "at": ["consent", "selectSource"], "on": "PROMPT_CLOSE", "goesTo": "@exit", "route": "/consent" }'
    const text = `{ "cases": [{ "id": "close", "description": "It asks.", "rows": [\n    ${row}\n  ] }] }`
    expect(
      updated(text)
        .after.split('\n')
        .map((line) => line.slice(0, 18)),
    ).toEqual(['{ "cases": [{ "id"', '    { "at": "conse', '    { "at": "selec', '  ] }] }'])
  })
})

describe('what an update leaves to a person', () => {
  const manual = (tests: object) => {
    const compiledHere = compiledTests(tests, flow)
    const proposal = proposeUpdates(createModel(flow, { observed: tests }).model!, compiledHere)
    expect(proposal.updates).toEqual([])
    return proposal.manual.map(({ id, reason }) => [id, manualInWords(reason)])
  }
  const ofRow = (row: object) => manual({ cases: [{ id: 'wrong', description: 'It is wrong.', rows: [row] }] })

  it('a condition that does not hold afterwards', () => {
    const known = { '!=': [{ var: 'data.source' }, null] }
    expect(ofRow({ at: 'consent', on: 'NEXT', goesTo: 'selectSource', with: known })).toEqual([
      ['wrong', '"with" does not hold afterwards: source known. Change this condition, or remove it.'],
    ])
  })

  it('a row about what no longer happens', () => {
    expect(ofRow({ at: 'consent', on: 'done', goesTo: 'success' })).toEqual([
      [
        'wrong',
        "it tests nothing: 'done' never happens at 'consent'. Change it, or delete it and say why under \"removed\".",
      ],
    ])
  })

  it('a row whose screen depends on the client', () => {
    const base = '/steps/selectSource/on/SELECT_SOURCE'
    const to = [{ if: { var: 'in.showConsent' }, emit: { error: 'Error' }, to: '@next' }, { to: '@next' }]
    const edits = { [base]: to.map((rule) => ({ set: { source: '$event.source' }, ...rule })) }
    const depends = compiled(JSON.parse(textOf({ base: 'small', edits })))
    const row = { at: 'selectSource', on: 'SELECT_SOURCE', goesTo: 'uploadInvoices', emits: 'nothing' }
    const tests = compiledTests({ cases: [{ id: 'wrong', description: 'It is wrong.', rows: [row] }] }, depends)
    const { manual: left } = proposeUpdates(createModel(depends, { observed: tests.definition }).model!, tests)
    expect(left.map(({ reason }) => manualInWords(reason))).toEqual([
      expect.stringMatching(
        /^"emits" depends on the client at 'selectSource': (nothing or error Error|error Error or nothing)\. Write a row for each/,
      ),
    ])
  })

  it('an invariant that no longer holds', () => {
    const never = { at: 'uploadInvoices', without: 'consent' }
    const always = { reach: ['selectSource'] }
    expect(
      manual({
        invariants: [
          { id: 'consent-first', description: 'Consent comes first.', never },
          { id: 'back-again', description: 'One gets back.', always },
        ],
      }),
    ).toEqual([
      [
        'consent-first',
        'a client gets to \'uploadInvoices\' without having passed \'consent\'. If that is meant, exempt these clients in "if", or delete it and say why under "removed".',
      ],
      [
        'back-again',
        'from \'success\' there is no way to \'selectSource\'. If that is meant, add to "reach" where they get to, or delete it and say why under "removed".',
      ],
    ])
  })
})
