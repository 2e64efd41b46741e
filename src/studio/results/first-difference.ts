/** The soonest moment at which one customer sees another screen in one flow than in the other. */
import { type Event, replay } from '../../engine/index.ts'
import { type CompiledFlow, forInputs, type Values } from '../../flow/index.ts'
import { previewName } from './appearance.ts'
import { type Point, sessionsOf } from './sessions.ts'

export interface FirstDifference {
  /** What happens before, the same in both. */
  events: readonly Event[]
  /** What is then shown, by the names of the preview; null: nothing, the widget has closed. */
  before: string | null
  after: string | null
}

/** The search stops at so many pairs of points; the sessions of one customer have fewer. */
const mostPairs = 4000

interface Pair {
  here: Point
  there: Point
  /** null: the start. */
  from: { pair: Pair; event: Event } | null
}

/** null: every screen is the same. */
export function firstDifference(old: CompiledFlow, now: CompiledFlow, inputs: Values): FirstDifference | null {
  if (old === now) return null
  const flow = forInputs(old, inputs)
  const [before, after] = [sessionsOf(old, inputs), sessionsOf(now, inputs)]
  const known = new Map<Point, Set<Point>>()
  const queue: Pair[] = []
  const add = (pair: Pair) => {
    const others = known.get(pair.here) ?? new Set()
    known.set(pair.here, others)
    if (others.has(pair.there)) return
    others.add(pair.there)
    queue.push(pair)
  }
  add({ here: before.first, there: after.first, from: null })
  for (const [index, pair] of queue.entries()) {
    const { here, there } = pair
    if (before.appearanceOf(here) !== after.appearanceOf(there)) {
      const { after: played } = replay({ flow, inputs, events: eventsTo(pair) })
      const events = played.map(({ event }) => event)
      return { events, before: previewName(flow, here.state), after: previewName(forInputs(now, inputs), there.state) }
    }
    if (index >= mostPairs) continue
    for (const { event, to } of before.leadsTo(here))
      add({ here: to, there: after.next(there, event), from: { pair, event } })
  }
  return null
}

function eventsTo(pair: Pair): Event[] {
  const events: Event[] = []
  for (let { from } = pair; from !== null; { from } = from.pair) events.push(from.event)
  return events.reverse()
}
