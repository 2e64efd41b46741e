import { expect, it } from 'vitest'
import { createModel } from '../../src/analysis/index.ts'
import { evaluateFlowTests } from '../../src/flow-tests/index.ts'
import { compiled, compiledTests, edited } from '../support/connect-flow.ts'

const flow = compiled(edited({ '/steps/success/after': { ms: 5000, to: '@close' } }))

it('a row says where a time limit leads', () => {
  const rows = ['@close', 'consent'].map((goesTo) => ({ at: 'success', on: 'time limit', goesTo }))
  const tests = compiledTests({ cases: [{ id: 'success', description: 'It closes itself.', rows }] }, flow)
  const { model } = createModel(flow)
  const verdicts = evaluateFlowTests(model!, tests).map(({ verdict }) => verdict.kind)
  expect(verdicts).toEqual(['holds', 'fails'])
})
