/** The events of two state classes side by side, though each flow distinguishes other payloads. */
import { anyOther, type Event } from '../engine/index.ts'
import type { ComparedPayload, Reaction, StateClass } from './state-classes.ts'

export interface EventPair {
  event: Event
  payload: ComparedPayload
  /** Which flow the event is from: its calls are looked up there. */
  from: 'old' | 'new'
  /** null: the event can't happen there. */
  old: Reaction | null
  now: Reaction | null
}

export function pairEvents(old: StateClass, now: StateClass): EventPair[] {
  const found = new Map<Reaction | null, Set<Reaction | null>>()
  const pairs: EventPair[] = []
  const add = ({ event, payload }: Reaction, from: EventPair['from'], a: Reaction | null, b: Reaction | null) => {
    const paired = found.get(a) ?? new Set()
    found.set(a, paired)
    if (paired.has(b)) return
    paired.add(b)
    pairs.push({ event, payload, from, old: a, now: b })
  }
  for (const reaction of now.reactions.values())
    for (const other of counterparts(reaction, old)) add(reaction, 'new', other, reaction)
  for (const reaction of old.reactions.values())
    for (const other of counterparts(reaction, now)) add(reaction, 'old', reaction, other)
  return pairs
}

/** The reactions of the other flow: [null] if the event can't happen there, [] if it distinguishes more and so is asked for both. */
function counterparts({ payload }: Reaction, { reactions }: StateClass): (Reaction | null)[] {
  const isSame = (other: Reaction) => ['type', 'status', 'event'].every((key) => other.payload[key] === payload[key])
  let same = [...reactions.values()].filter(isSame)
  if (same.length === 0) return [null]
  for (const [key, value] of Object.entries(payload)) {
    const having = (wanted: unknown) => same.filter((other) => other.payload[key] === wanted)
    const [exact, other] = [having(value), having(anyOther)]
    same = exact.length > 0 ? exact : other.length > 0 ? other : same
  }
  const distinguishesMore = same.some((other) => Object.keys(other.payload).some((key) => !Object.hasOwn(payload, key)))
  return same.length > 1 && distinguishesMore ? [] : same
}
