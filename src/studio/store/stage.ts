/** How far a flow has come: what is opened is published, and what differs is a draft until nothing is left to decide. */
import { isOpen } from '../results/test-rows.ts'
import { isChanged } from './files.ts'
import type { StudioState } from './state.ts'

export type Stage = 'published' | 'draft' | 'review'

/** How many errors and tests have to be decided; null: not known yet. `tests` null: they can't be run. */
export function undecided({ checks, results }: Pick<StudioState, 'checks' | 'results'>) {
  if (checks.state !== 'checked' || results.state !== 'done') return null
  const errors = checks.findings.filter(({ severity }) => severity === 'error').length
  return { errors, tests: results.tests === null ? null : results.tests.filter(isOpen).length }
}

export function stageOf(state: StudioState): Stage {
  if (!isChanged(state)) return 'published'
  const left = undecided(state)
  return left?.errors === 0 && left.tests === 0 ? 'review' : 'draft'
}
