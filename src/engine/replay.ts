/** One session, played from its start. */
import type { CompiledFlow, Values } from '../flow/index.ts'
import type { Event, State } from './state.ts'
import { start, transition } from './transition.ts'

/** How a session gets somewhere. */
export interface Trace {
  /** The flow as it is for these inputs. */
  flow: CompiledFlow
  inputs: Values
  events: readonly Event[]
}

/** The event with the numbers that entries and runs of polling have in this state. */
export function renumber(event: Event, { entry, polling }: State): Event {
  return { ...event, ...('entry' in event && { entry }), ...('run' in event && { run: polling }) } as Event
}

/** The states after the start and after each event, the events renumbered as they arrive. */
export function replay({ flow, inputs, events }: Trace): { first: State; after: { event: Event; state: State }[] } {
  const first = start(flow, inputs).state
  let state = first
  const after = events.map((each) => {
    const event = renumber(each, state)
    state = transition(flow, state, event).state
    return { event, state }
  })
  return { first, after }
}
