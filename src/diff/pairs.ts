/** The events of two situations side by side, though each flow tells other payloads apart. */
import { anyOther, type Event } from '../engine/index.ts'
import { plain, type Reaction, type StateClass } from './classes.ts'

export interface Pair {
  event: Event
  /** Whose event it is: its calls are looked up there. */
  from: 'old' | 'now'
  /** null: the event means nothing there. */
  old: Reaction | null
  now: Reaction | null
}

export function pairs(old: StateClass, now: StateClass): Pair[] {
  const found = new Map<string, Pair>()
  const add = (event: Event, from: Pair['from'], a: Reaction | null, b: Reaction | null) => {
    const key = JSON.stringify([a && plain(a.event), b && plain(b.event)])
    if (!found.has(key)) found.set(key, { event, from, old: a, now: b })
  }
  for (const reaction of now.reactions.values())
    for (const other of counterparts(reaction, old)) add(reaction.event, 'now', other, reaction)
  for (const reaction of old.reactions.values())
    for (const other of counterparts(reaction, now)) add(reaction.event, 'old', reaction, other)
  return [...found.values()]
}

/** What the other flow does on this event; [null] if nothing, [] if it tells more apart and so answers for both. */
function counterparts({ event }: Reaction, { reactions }: StateClass): (Reaction | null)[] {
  const own = plain(event)
  const isSame = (other: Reaction) => ['type', 'status', 'event'].every((key) => plain(other.event)[key] === own[key])
  let same = [...reactions.values()].filter(isSame)
  if (same.length === 0) return [null]
  for (const [key, value] of Object.entries(own)) {
    const having = (wanted: unknown) => same.filter((other) => plain(other.event)[key] === wanted)
    const [exact, other] = [having(value), having(anyOther)]
    same = exact.length > 0 ? exact : other.length > 0 ? other : same
  }
  const tellsMoreApart = same.some((other) => Object.keys(plain(other.event)).some((key) => !Object.hasOwn(own, key)))
  return same.length > 1 && tellsMoreApart ? [] : same
}
