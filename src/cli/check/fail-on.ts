/** Which changes since the release need a decision before they are released (src/diff/changes.md has the classes). */
import type { ReportedChange } from '../jobs/results.ts'

/** `behaviour`: whatever somebody notices, breaking or not. */
export const failOnValues = ['breaking', 'behaviour', 'none'] as const

export type FailOn = (typeof failOnValues)[number]

interface Compared {
  /** It was never released, so nobody can lose anything: its changes are only shown. */
  isNew: boolean
}

/** Whether it keeps a flow from being released; a flow test that is gone without a reason does, too. */
export function isStopped(change: ReportedChange, { isNew }: Compared, failOn: FailOn): boolean {
  if (failOn === 'none' || isNew) return false
  return change.isUnexplained || change.class === 'breaking' || (failOn === 'behaviour' && change.class === 'behaviour')
}

/** A new flow is a change of behaviour as a whole. */
export const isNewStopped = ({ isNew }: Compared, failOn: FailOn): boolean => isNew && failOn === 'behaviour'
