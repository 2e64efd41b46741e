/** diff(old, new) → what somebody notices of the change. Pure; two sound flows in, sentences out. */
import { type Change, isBehaviour, type Topic, topics } from './change.ts'
import { clientChanges } from './clients.ts'
import { compareFlows } from './compared.ts'
import { declaredChanges } from './declared.ts'
import { eventChanges } from './events.ts'
import { screenChanges } from './screens.ts'
import { startChanges } from './starts.ts'
import { stepChanges } from './steps.ts'
import { testChanges } from './tests.ts'
import type { Version } from './version.ts'

export interface Diff {
  /** Whether a user, a host or a server can notice anything. */
  sameBehaviour: boolean
  /** How many combinations of inputs were compared. */
  combinations: number
  changes: readonly Change[]
}

export function diff(old: Version, now: Version): Diff {
  const compared = compareFlows(old, now)
  const parts = [testChanges, stepChanges, startChanges, clientChanges, eventChanges, screenChanges, declaredChanges]
  const changes = parts.flatMap((part) => part(compared))
  const order = Object.keys(topics)
  const rank = ({ about }: Change) => order.indexOf(about satisfies Topic)
  return {
    sameBehaviour: !changes.some(isBehaviour),
    combinations: compared.inputs.now.length,
    changes: changes.sort((a, b) => rank(a) - rank(b)),
  }
}
