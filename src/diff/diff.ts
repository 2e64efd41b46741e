/** diff(old, new) → every difference that somebody can notice, as data. Pure; takes two flows that compile. */
import type { Change } from './change.ts'
import { classOf } from './change-class.ts'
import { commonInputs } from './common-inputs.ts'
import { compareFlows } from './comparison.ts'
import { declarationChanges } from './declaration-changes.ts'
import { eventChanges } from './event-changes.ts'
import { placeChanges } from './place-changes.ts'
import { reachChanges } from './reach-changes.ts'
import { sharedWords } from './shared-words.ts'
import { startChanges } from './start-changes.ts'
import { stepChanges } from './step-changes.ts'
import { testChanges } from './test-changes.ts'
import { topicOf, topics } from './topics.ts'
import type { Version } from './version.ts'
import { wordChanges } from './word-changes.ts'

export interface Diff {
  /** Whether nobody, neither a user nor a host nor a server, can notice anything. */
  sameBehaviour: boolean
  /** How many combinations of inputs were compared. */
  combinations: number
  /** In the order of their topics. */
  changes: readonly Change[]
}

const parts = [
  testChanges,
  stepChanges,
  startChanges,
  reachChanges,
  eventChanges,
  placeChanges,
  wordChanges,
  sharedWords,
  declarationChanges,
] as const

/** Parts that walk both flows. */
const ofSessions: readonly (typeof parts)[number][] = [startChanges, reachChanges, eventChanges]

export function diff(old: Version, now: Version): Diff {
  if (old.flow === now.flow && old.tests === now.tests) return nothingChanged(now)
  const comparison = compareFlows(old, now)
  const shown = comparison.isSameBehaviour ? parts.filter((part) => !ofSessions.includes(part)) : parts
  const changes = shown.flatMap((part) => part(comparison))
  const rank = ({ code }: Change) => topics.indexOf(topicOf(code))
  return {
    sameBehaviour: changes.every((change) => classOf(change) === 'note'),
    combinations: comparison.inputs.now.length,
    changes: changes.sort((a, b) => rank(a) - rank(b)),
  }
}

/** The studio opens a flow before anything is edited. */
const nothingChanged = (version: Version): Diff => {
  const names = new Map(version.flow.inputs.map(({ name }) => [name, name]))
  return { sameBehaviour: true, combinations: commonInputs(version, version, names).now.length, changes: [] }
}
