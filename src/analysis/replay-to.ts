import { type Event, type InputSet, type ReachableState, replay, type Trace } from '../engine/index.ts'
import type { Values } from '../flow/index.ts'
import type { Model } from './model.ts'
import { traceInWords } from './trace-in-words.ts'

/** How one client gets somewhere, as plain data: the inputs of the session, and the events to play from its start. */
export interface Replay {
  inputs: Values
  events: readonly Event[]
}

/** The events as they arrive, with the numbers of their entries. */
export const replayOf = (trace: Trace): Replay => ({
  inputs: trace.inputs,
  events: replay(trace).after.map(({ event }) => event),
})

/** A shortest trace to a state for one of these inputs, and what happens then: as data, and in words. */
export function replayTo(
  model: Model,
  to: ReachableState,
  within: InputSet,
  ...then: readonly Event[]
): { replay: Replay; trace: string[] } {
  const found = model.trace(to, within)
  const trace = { ...found, events: [...found.events, ...then] }
  return { replay: replayOf(trace), trace: traceInWords(trace) }
}
