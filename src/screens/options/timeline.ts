/** What has happened while connecting and what is under way, from the statuses that the session has seen. */
import type { StatusName } from '../../generated/flow.types.ts'
import type { View } from '../view.ts'

export type TimelineName = 'details' | 'verification' | 'approval' | 'sign-in' | 'accounts' | 'collecting'

export interface TimelineStep {
  name: TimelineName
  isDone: boolean
}

const verifications: readonly StatusName[] = [
  'MfaMethodChoice',
  'MfaQuestion',
  'MfaQuestionInvalidAnswer',
  'MfaQuestionNoAnswer',
  'SecurityQuestion',
  'Captcha',
]

/**
 * What is done comes first, then at most one step under way. Nothing is shown that no status has shown: a session that
 * goes on after a reload knows of no step before the first status. `settling`: the last status has been worked off.
 */
export function timelineOf({
  statuses,
  lastCall,
  busy,
  settling,
}: Pick<View, 'statuses' | 'lastCall' | 'busy' | 'settling'>): TimelineStep[] {
  const last = statuses[statuses.length - 1]
  const hasSeen = (...names: readonly StatusName[]) => names.some((name) => statuses.includes(name))
  const isVerifying = last !== undefined && verifications.includes(last)
  const isSent = last !== undefined || (lastCall === 'connect' && !busy)
  const isSignedIn = hasSeen('AccountSelection', 'Connected')
  const isChosen = hasSeen('AccountSelection') && last !== 'AccountSelection'

  const steps: (TimelineStep & { hasBegun: boolean })[] = [
    { name: 'details', hasBegun: isSent || lastCall === 'connect', isDone: isSent },
    {
      name: last === 'MfaQuestionNoAnswer' ? 'approval' : 'verification',
      hasBegun: hasSeen(...verifications),
      isDone: !isVerifying,
    },
    { name: 'sign-in', hasBegun: isSignedIn || (isSent && !isVerifying), isDone: isSignedIn },
    { name: 'accounts', hasBegun: hasSeen('AccountSelection'), isDone: isChosen },
    { name: 'collecting', hasBegun: isChosen && !isVerifying, isDone: last === 'Connected' },
  ]
  const begun = steps.filter(({ hasBegun }) => hasBegun).map(({ name, isDone }) => ({ name, isDone }))
  const done = begun.filter(({ isDone }) => isDone)
  return settling ? done : [...done, ...begun.filter(({ isDone }) => !isDone)]
}
