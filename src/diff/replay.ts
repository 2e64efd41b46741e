/** How a change is seen, as data that can be played. */
import { type Replay, replayOf } from '../analysis/index.ts'
import { eventIn, replay } from '../engine/index.ts'
import type { Change } from './change.ts'
import type { ChangeGroup } from './group-changes.ts'

/** A shortest replay that shows one of these changes, with the event that shows it; null: it has none. */
export function replayOfChange(group: ChangeGroup): Replay | null {
  const { trace, shownBy } = soonest(group)
  if (!trace) return null
  const { first, after } = replay(trace)
  // An event that only the old flow has can't be played here.
  const last = shownBy && eventIn(trace.flow, after.at(-1)?.state ?? first, shownBy)
  return replayOf({ ...trace, events: [...trace.events, ...(last ? [last] : [])] })
}

/** The change of a group that is seen first. */
export const soonest = ([first, ...others]: ChangeGroup): Change =>
  others.reduce((a, b) => (lengthOf(b) < lengthOf(a) ? b : a), first)

const lengthOf = ({ trace }: Change) => (trace ? trace.events.length : Number.POSITIVE_INFINITY)
