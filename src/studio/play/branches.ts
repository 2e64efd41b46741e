/**
 * The branches of a played session, each a list of events. Another event at an earlier moment begins a new branch; the
 * one that was left is kept, and the user can return to it.
 */
import type { Event } from '../../engine/index.ts'
import { defined, isSameJson } from '../../flow/index.ts'
import type { PlayedSession } from '../store/played-session.ts'

/** Adds an event at the current moment. If a branch has the same event there, the session continues on it. */
export function act(run: PlayedSession, event: Event): PlayedSession {
  const { events, at, others } = run
  const happened = [...events.slice(0, at), event]
  if (beginsWith(events, happened)) return { ...run, at: at + 1 }
  const known = others.findIndex((branch) => beginsWith(branch, happened))
  if (known >= 0) return { ...goTo(run, known), at: at + 1 }
  return { ...run, events: happened, at: at + 1, others: at < events.length ? [...others, events] : others }
}

/** To the end of another branch, by its index. */
export function goTo(run: PlayedSession, index: number): PlayedSession {
  const events = defined(run.others[index], 'branch of a run')
  const others = run.others.map((branch, at) => (at === index ? run.events : branch))
  return { ...run, events, at: events.length, others }
}

export interface Branch {
  /** In `others`. */
  index: number
  /** How many events it has in common with the current branch. */
  from: number
  /** What then happened instead. */
  event: Event
  /** How many events followed. */
  more: number
}

export const branchesOf = ({ events, others }: PlayedSession): Branch[] =>
  others.map((branch, index) => {
    const from = branch.findIndex((event, at) => !isSameJson(event, events[at]))
    return { index, from, event: defined(branch[from], 'event of another branch'), more: branch.length - from - 1 }
  })

const beginsWith = (events: readonly Event[], start: readonly Event[]): boolean =>
  start.every((event, at) => isSameJson(event, events[at]))
