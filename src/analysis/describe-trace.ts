import type { Event, InputSet, ReachableState } from '../engine/index.ts'
import type { Model } from './model.ts'
import { traceInWords } from './trace-in-words.ts'

/** A shortest way to a state for one of these inputs, and what happens then, in words. */
export function describeTrace(model: Model, to: ReachableState, within: InputSet, ...then: readonly Event[]): string[] {
  const trace = model.trace(to, within)
  return traceInWords({ ...trace, events: [...trace.events, ...then] })
}
