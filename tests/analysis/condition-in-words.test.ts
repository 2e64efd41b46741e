import { expect, it } from 'vitest'
import { conditionInWords } from '../../src/analysis/index.ts'
import type { Condition } from '../../src/generated/flow.types.ts'

it.each([
  [{ '==': [{ var: 'data.source' }, null] }, 'no source'],
  [{ '!=': [{ var: 'data.source' }, null] }, 'source known'],
  [{ '==': [{ var: 'answers.vat.id' }, 'null'] }, 'answers.vat.id is null'],
  [{ '!=': [{ var: 'in.mode' }, 'null'] }, 'mode is not null'],
  [{ '!': { '==': [{ var: 'in.mode' }, 'Normal'] } }, 'not mode is Normal'],
] as [Condition, string][])('%j is "%s"', (condition, words) => {
  expect(conditionInWords(condition)).toBe(words)
})
