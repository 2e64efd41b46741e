import { describe, expect, it } from 'vitest'
import { createModel } from '../../src/analysis/index.ts'
import { applyUpdates, evaluateFlowTests, manualInWords, proposeUpdates } from '../../src/flow-tests/index.ts'
import { textOf } from '../lint/support/cases.ts'
import { compiled, compiledTests } from '../support/connect-flow.ts'

const small = (edits: Readonly<Record<string, unknown>>) => compiled(JSON.parse(textOf({ base: 'small', edits })))
const flow = small({})

/** What follows a failure depends on its kind alone, which no row about a client can say. */
const byFailure = small({
  '/steps/uploadInvoices/on/SUBMIT_INVOICES/do/onError': [
    { if: { '==': [{ var: 'event.failure' }, 'refused'] }, emit: { error: 'Error' }, to: 'selectSource' },
    { to: '@stay' },
  ],
})
const because = 'The product has changed its mind.'

/** Rows that are wrong → what they read like afterwards, and how many still fail. */
function updated(text: string, of = flow) {
  const tests = compiledTests(JSON.parse(text), of)
  const { model } = createModel(of, { observed: tests.definition })
  if (!model) throw new Error('The flow cannot be walked.')
  const after = applyUpdates(text, proposeUpdates(model, tests).updates, because)
  const left = evaluateFlowTests(model, compiledTests(JSON.parse(after), of))
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
      'of the place, which depends on the client',
      '{ "on": "start", "goesTo": "success" }',
      [
        `{ "on": "start", "if": { "var": "in.showConsent" }, "goesTo": "consent", "because": "${because}" }`,
        `{ "on": "start", "if": { "!": { "var": "in.showConsent" } }, "goesTo": "selectSource", "because": "${because}" }`,
      ].join(', '),
    ],
    [
      'of one of several places, which still is one of as many',
      '{ "on": "start", "goesTo": ["success", "consent"] }',
      `{ "on": "start", "goesTo": ["consent", "selectSource"], "because": "${because}" }`,
    ],
    [
      'of what depends on the situation',
      '{ "at": "selectSource", "on": "BACK", "goesTo": "consent", "shows": "consent" }',
      [
        `{ "at": "selectSource", "on": "BACK", "if": { "var": "in.showConsent" }, "goesTo": "consent", "shows": "consent", "because": "${because}" }`,
        `{ "at": "selectSource", "on": "BACK", "if": { "!": { "var": "in.showConsent" } }, "goesTo": "@stay", "shows": "select-source", "because": "${because}" }`,
      ].join(', '),
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
      'of the place, with what each of them has of its own',
      '{ "on": "start", "goesTo": "success", "reads": "sources", "shows": "success" }',
      [
        `{ "on": "start", "if": { "var": "in.showConsent" }, "goesTo": "consent", "reads": "nothing", "shows": "consent", "because": "${because}" }`,
        `{ "on": "start", "if": { "!": { "var": "in.showConsent" } }, "goesTo": "selectSource", "reads": "sources", "shows": "select-source", "because": "${because}" }`,
      ].join(', '),
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

  it.each<[what: string, row: string, after: string]>([
    [
      'the places',
      '{ "at": "uploadInvoices", "on": "failed", "goesTo": "success" }',
      `{ "at": "uploadInvoices", "on": "failed", "goesTo": ["selectSource", "@stay"], "because": "${because}" }`,
    ],
    [
      'the places, without what each of them has of its own,',
      '{ "at": "uploadInvoices", "on": "failed", "goesTo": "success", "shows": "success", "history": "push" }',
      `{ "at": "uploadInvoices", "on": "failed", "goesTo": ["selectSource", "@stay"], "history": "replace", "because": "${because}" }`,
    ],
  ])('lists %s that no condition on clients and data tells apart', (_, row, after) => {
    expect(updated(file(row), byFailure)).toEqual({ after: file(after), failing: 0 })
  })

  it('names a condition of the tests, adds to the one of the row, and writes one of the flow out', () => {
    const edits = {
      '/inputs/mode': { from: 'client.mode', enum: ['Normal', 'Refresh'], default: 'Normal' },
      '/conditions/refreshes': { '==': [{ var: 'in.mode' }, 'Refresh'] },
      '/steps/consent/on/NEXT': [
        { if: 'refreshes', to: '@stay' },
        { if: { var: 'in.helped' }, to: '@exit' },
        { to: '@next' },
      ],
      '/inputs/helped': { from: 'client.helped', type: 'boolean', default: false },
    }
    const rows = [{ at: 'consent', on: 'NEXT', if: { var: 'in.showConsent' }, goesTo: 'success' }]
    const cases = [{ id: 'next', description: 'It leads on.', rows }]
    const rowsWith = (conditions: object) =>
      JSON.parse(updated(JSON.stringify({ conditions, cases }), small(edits)).after).cases[0].rows
    const helped = { var: 'in.helped' }
    const refreshes = { '==': [{ var: 'in.mode' }, 'Refresh'] }
    expect(rowsWith({ again: refreshes }).map((row: { if: object; goesTo: string }) => [row.if, row.goesTo])).toEqual([
      [{ and: [{ var: 'in.showConsent' }, 'again'] }, '@stay'],
      [{ and: [{ var: 'in.showConsent' }, { '!': 'again' }, helped] }, '@exit'],
      [{ and: [{ var: 'in.showConsent' }, { '!': 'again' }, { '!': helped }] }, 'selectSource'],
    ])
    expect(rowsWith({})[0].if).toEqual({ and: [{ var: 'in.showConsent' }, refreshes] })
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

  it('a row of which something depends on what no condition on clients and data tells', () => {
    const row = { at: 'uploadInvoices', on: 'failed', goesTo: ['selectSource', '@stay'], emits: 'success' }
    const tests = compiledTests({ cases: [{ id: 'wrong', description: 'It is wrong.', rows: [row] }] }, byFailure)
    const { manual: left } = proposeUpdates(createModel(byFailure, { observed: tests.definition }).model!, tests)
    expect(left.map(({ reason }) => manualInWords(reason))).toEqual([
      expect.stringMatching(
        /^"emits" depends on the client at 'uploadInvoices': (nothing or error Error|error Error or nothing)\. Write a row for each/,
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
