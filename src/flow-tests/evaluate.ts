/** evaluateFlowTests(model, tests) → what became of each invariant and each row. */
import type { Model } from '../analysis/index.ts'
import { evaluateInvariant } from './evaluate-invariant.ts'
import { evaluateRow } from './evaluate-row.ts'
import { withEveryStep } from './every-step.ts'
import type { FlowTests } from './model.ts'
import type { Verdict } from './verdict.ts'

export interface TestResult {
  id: string
  description: string
  /** Of the invariant, or of the row. */
  pointer: string
  verdict: Verdict
}

const judged = new WeakMap<Model, WeakMap<FlowTests, readonly TestResult[]>>()

/** Remembered: what became of a test and how it would have to read are asked one after the other. */
export function evaluateFlowTests(model: Model, tests: FlowTests): readonly TestResult[] {
  const known = judged.get(model) ?? new WeakMap<FlowTests, readonly TestResult[]>()
  judged.set(model, known)
  const results = known.get(tests) ?? judge(model, tests)
  known.set(tests, results)
  return results
}

function judge(model: Model, tests: FlowTests): TestResult[] {
  const results = evaluateEach(model, tests)
  if (results.every(({ verdict }) => verdict.kind !== 'never-applies')) return results
  const every = withEveryStep(model, tests)
  if (!every) return results
  const unused = new Set(
    evaluateEach(every.model, every.tests)
      .filter(neverApplies)
      .map(({ pointer }) => pointer),
  )
  return results.map((result) =>
    neverApplies(result) && !unused.has(result.pointer) ? { ...result, verdict: { kind: 'skipped' } } : result,
  )
}

const neverApplies = ({ verdict }: TestResult) => verdict.kind === 'never-applies'

function evaluateEach(model: Model, { invariants, cases }: FlowTests): TestResult[] {
  return [
    ...invariants.map((invariant) => {
      const { id, description, pointer } = invariant
      return { id, description, pointer, verdict: evaluateInvariant(model, invariant) }
    }),
    ...cases.flatMap(({ id, description, rows }) =>
      rows.map((row) => ({ id, description, pointer: row.pointer, verdict: evaluateRow(model, row) })),
    ),
  ]
}
