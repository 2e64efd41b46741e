/** What has happened while connecting and what is under way, from the statuses that the session has seen. */
import type { StatusName, TimelineOption } from '../../generated/flow.types.ts'
import type { View } from '../view.ts'

export type TimelineName = 'details' | 'verification' | 'approval' | 'sign-in' | 'accounts' | 'collecting'

export interface TimelineStep {
  name: TimelineName
  isDone: boolean
}

/**
 * What is done comes first, then at most one step under way. Nothing is shown that no status has shown: a session that
 * goes on after a reload knows of no step before the first status. `settling`: what the last status stands for is done.
 */
export function timelineOf(
  { statuses, lastCall, busy, settling }: Pick<View, 'statuses' | 'lastCall' | 'busy' | 'settling'>,
  { verification, approval, accounts, finished }: TimelineOption,
): TimelineStep[] {
  const isNow = (names: readonly StatusName[]) => names.some((name) => name === statuses.at(-1))
  const wasSeen = (names: readonly StatusName[]) => names.some((name) => statuses.includes(name))
  const verifications = [...verification, ...approval]
  const isVerifying = isNow(verifications)
  const isSent = statuses.length > 0 || (lastCall === 'connect' && !busy)
  const isSignedIn = wasSeen([...accounts, ...finished])
  const isChosen = wasSeen(accounts) && !isNow(accounts)

  const steps: (TimelineStep & { hasBegun: boolean })[] = [
    { name: 'details', hasBegun: isSent || lastCall === 'connect', isDone: isSent },
    {
      name: isNow(approval) ? 'approval' : 'verification',
      hasBegun: wasSeen(verifications),
      isDone: !isVerifying,
    },
    { name: 'sign-in', hasBegun: isSignedIn || (isSent && !isVerifying), isDone: isSignedIn },
    { name: 'accounts', hasBegun: wasSeen(accounts), isDone: isChosen },
    { name: 'collecting', hasBegun: isChosen && !isVerifying, isDone: isNow(finished) },
  ]
  const begun = steps.filter(({ hasBegun }) => hasBegun).map(({ name, isDone }) => ({ name, isDone }))
  const done = begun.filter(({ isDone }) => isDone)
  return settling ? done : [...done, ...begun.filter(({ isDone }) => !isDone)]
}
