/** evaluateFlowTests(model, tests) → what became of each invariant and each row. */
import type { Model } from '../analysis/index.ts'
import { evaluateInvariant } from './evaluate-invariant.ts'
import { evaluateRow } from './evaluate-row.ts'
import type { FlowTests } from './model.ts'
import type { TestOutcome } from './test-outcome.ts'

export interface TestResult {
  id: string
  description: string
  /** Of the invariant, or of the row. */
  pointer: string
  outcome: TestOutcome
}

export function evaluateFlowTests(model: Model, { invariants, cases }: FlowTests): TestResult[] {
  return [
    ...invariants.map((invariant) => {
      const { id, description, pointer } = invariant
      return { id, description, pointer, outcome: evaluateInvariant(model, invariant) }
    }),
    ...cases.flatMap(({ id, description, rows }) =>
      rows.map((row) => ({ id, description, pointer: row.pointer, outcome: evaluateRow(model, row) })),
    ),
  ]
}
