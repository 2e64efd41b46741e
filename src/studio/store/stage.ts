/** How far a flow has come: what is opened is published, and what differs is a draft until nothing is left to decide. */
import { isOpen } from '../results/test-rows.ts'
import { isChanged } from './files.ts'
import { causesIn } from './findings.ts'
import type { StudioState } from './state.ts'

export type Stage = 'published' | 'draft' | 'review'

/** How many errors and tests have to be decided; null: not known yet. `tests` null: they can't be run. */
export function undecided({ checks, results }: Pick<StudioState, 'checks' | 'results'>) {
  if (checks.state !== 'checked' || results.state !== 'done') return null
  const { tests } = results
  // Tests that say otherwise are counted as what they are.
  const errors = causesIn(checks.findings).filter(
    ({ severity, rule }) => severity === 'error' && (tests === null || rule !== 'flow-tests'),
  )
  return { errors: errors.length, tests: tests === null ? null : tests.filter(isOpen).length }
}

export function stageOf(state: StudioState): Stage {
  if (!isChanged(state)) return 'published'
  const left = undecided(state)
  return left?.errors === 0 && left.tests === 0 ? 'review' : 'draft'
}
