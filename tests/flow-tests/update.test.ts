import { describe, expect, it } from 'vitest'
import { createModel } from '../../src/analysis/index.ts'
import { applyUpdates, evaluateFlowTests, proposeUpdates } from '../../src/flow-tests/index.ts'
import { textOf } from '../lint/support/cases.ts'
import { compiled, compiledTests } from '../support/connect-flow.ts'

const flow = compiled(JSON.parse(textOf({ base: 'small', edits: {} })))
const because = 'The product has changed its mind.'

/** Rows that are wrong → what they read like afterwards, and how many still fail. */
function updated(text: string) {
  const tests = compiledTests(JSON.parse(text), flow)
  const { model } = createModel(flow, { observed: tests.definition })
  if (!model) throw new Error('The flow cannot be walked.')
  const after = applyUpdates(text, proposeUpdates(model, tests), because)
  const left = evaluateFlowTests(model, compiledTests(JSON.parse(after), flow))
  return { after, failing: left.filter(({ outcome }) => outcome.kind !== 'holds').length }
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
  ])('%s leaves everything else as it is', (_, row, after) => {
    expect(updated(file(row))).toEqual({ after: file(after), failing: 0 })
  })

  it('leaves a row alone whose condition does not hold', () => {
    const text = file(
      '{ "at": "consent", "on": "NEXT", "goesTo": "selectSource", "with": { "!=": [{ "var": "data.source" }, null] } }',
    )
    expect(updated(text)).toEqual({ after: text, failing: 1 })
  })
})
