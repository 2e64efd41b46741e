/** Which changes since the release need a decision before they are released (src/diff/changes.md has the classes). */
import type { ReportedChange } from '../jobs/results.ts'

/** `behaviour`: whatever somebody notices, breaking or not. */
export const gates = ['breaking', 'behaviour', 'none'] as const

export type Gate = (typeof gates)[number]

/** Whether it keeps a flow from being released; a flow test that is gone without a reason does, too. */
export function isStopped(change: ReportedChange, gate: Gate): boolean {
  if (gate === 'none') return false
  return change.isUnexplained || change.class === 'breaking' || (gate === 'behaviour' && change.class === 'behaviour')
}
