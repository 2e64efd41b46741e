/** How far a flow has come: what is opened is published, and what differs is a draft until nothing is left to decide. */
import { isOpen } from '../results/test-rows.ts'
import { isChanged } from './files.ts'
import { causesIn } from './findings.ts'
import type { StudioState } from './state.ts'

export type Stage = 'published' | 'draft' | 'review'

/** The errors and tests that have to be decided; null: not known yet. `tests` null: they can't be run. */
export function undecided({ checks, results }: Pick<StudioState, 'checks' | 'results'>) {
  if (checks.state !== 'checked' || results.state !== 'done') return null
  const { tests } = results
  // Tests that say otherwise are counted as what they are.
  const errors = causesIn(checks.findings).filter(
    ({ severity, rule }) => severity === 'error' && (tests === null || rule !== 'flow-tests'),
  )
  return { errors, tests: tests === null ? null : tests.filter(isOpen) }
}

export function stageOf(state: StudioState): Stage {
  if (!isChanged(state)) return 'published'
  const left = undecided(state)
  return left?.errors.length === 0 && left.tests?.length === 0 ? 'review' : 'draft'
}
