/** Flow tests compare answers to forms: the ones that the event brings. */
import { describe, expect, it } from 'vitest'
import { createModel } from '../../src/analysis/index.ts'
import { compileFlowTests, evaluateFlowTests } from '../../src/flow-tests/index.ts'
import { askFlow } from '../support/ask-flow.ts'

const owns = { '==': [{ var: 'answers.housing.ownership' }, 'own'] }
const wantsNews = { var: 'answers.housing.newsletter' }

function verdicts(rows: readonly object[]) {
  const placed = rows.map((row) => ({ at: 'housing', on: 'SUBMIT_FORM', ...row }))
  const cases = [{ id: 'asking', description: 'What follows from the answers.', rows: placed }]
  const { tests, problems } = compileFlowTests(askFlow, { cases })
  if (!tests) throw new Error(JSON.stringify(problems))
  const { model } = createModel(askFlow, { observed: tests.definition })
  if (!model) throw new Error('The flow is too large.')
  return evaluateFlowTests(model, tests).map(({ verdict }) => verdict.kind)
}

describe('a case', () => {
  it('holds for the answers that it names', () => {
    const found = verdicts([
      { if: { and: [owns, { '!': wantsNews }] }, goesTo: 'owners' },
      { if: { '!': { or: [owns, wantsNews] } }, goesTo: 'success' },
      { if: wantsNews, goesTo: 'thanks', with: wantsNews },
    ])
    expect(found).toEqual(['holds', 'holds', 'holds'])
  })

  it('fails where an answer leads elsewhere', () => {
    expect(verdicts([{ if: { '!': wantsNews }, goesTo: 'owners' }])).not.toEqual(['holds'])
  })
})
