/** A row about a flow with two overlays: `@exit` is the first one, the other goes by its name. */
import { expect, it } from 'vitest'
import { createModel } from '../../src/analysis/index.ts'
import { evaluateFlowTests, testFailureInWords } from '../../src/flow-tests/index.ts'
import { textOf } from '../lint/support/cases.ts'
import { compiled, compiledTests } from '../support/connect-flow.ts'

const edits = {
  '/steps/uploadInvoices/on/CANCEL': null,
  '/overlays/confirmCancel': {
    screen: 'confirm-exit',
    opensOn: 'CANCEL',
    on: { CANCEL_CLOSE: '@stay', CONFIRM_CLOSE: '@close' },
  },
}
const flow = compiled(JSON.parse(textOf({ base: 'small', edits })))

function outcomeOf(row: object) {
  const tests = compiledTests({ cases: [{ id: 'asks', description: 'It asks.', rows: [row] }] }, flow)
  const [result] = evaluateFlowTests(createModel(flow, { observed: tests.definition }).model!, tests)
  const { verdict } = result!
  return verdict.kind === 'fails' ? testFailureInWords(verdict.failures[0].failure) : verdict.kind
}

it.each([
  [{ at: 'uploadInvoices', on: 'CANCEL', goesTo: 'confirmCancel' }, 'holds'],
  [{ at: 'uploadInvoices', on: 'PROMPT_CLOSE', goesTo: '@exit' }, 'holds'],
  [{ at: 'uploadInvoices', on: 'PROMPT_CLOSE', goesTo: 'confirmExit' }, 'holds'],
  [
    { at: 'uploadInvoices', on: 'CANCEL', goesTo: '@exit' },
    "at 'uploadInvoices' (CANCEL) the user gets to 'confirmCancel' instead of being asked whether to leave",
  ],
  [
    { at: 'uploadInvoices', on: 'CANCEL', goesTo: '@stay' },
    "at 'uploadInvoices' (CANCEL) the user gets to 'confirmCancel' instead of staying",
  ],
])('%j', (row, says) => {
  expect(outcomeOf(row)).toBe(says)
})
