/** The soonest moment at which one customer sees another screen in one flow than in the other. */
import { choices, type Event, eventIn, type State, start, transition, unnumbered } from '../../engine/index.ts'
import { type CompiledFlow, forInputs, type Values } from '../../flow/index.ts'
import { appearance, previewName } from './appearance.ts'

export interface FirstDifference {
  /** What happens before, the same in both. */
  events: readonly Event[]
  /** What is then shown, by the names of the preview; null: nothing, the widget has closed. */
  before: string | null
  after: string | null
}

/** The search stops at so many pairs of states; the session of one customer has fewer. */
const mostPairs = 4000

/** null: every screen is the same. */
export function firstDifference(old: CompiledFlow, now: CompiledFlow, inputs: Values): FirstDifference | null {
  const flows = [forInputs(old, inputs), forInputs(now, inputs)] as const
  const [before, after] = flows
  const queue: { states: readonly [State, State]; events: readonly Event[] }[] = [
    { states: [start(before, inputs).state, start(after, inputs).state], events: [] },
  ]
  const seen = new Set<string>()
  for (const { states, events } of queue) {
    const [here, there] = states
    if (appearance(before, here) !== appearance(after, there))
      return { events, before: previewName(before, here), after: previewName(after, there) }
    const key = JSON.stringify(states.map((state) => [state.data, state.trail, ...unnumbered(state)]))
    if (seen.has(key) || seen.size === mostPairs) continue
    seen.add(key)
    for (const { event } of choices(before, here)) {
      const same = eventIn(after, there, event)
      const next = same ? transition(after, there, same).state : there
      queue.push({ states: [transition(before, here, event).state, next], events: [...events, event] })
    }
  }
  return null
}
