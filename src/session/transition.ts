/** What those who watch a session learn of a transition: nothing that the user typed. */
import type { Effect, Event, State } from '../engine/index.ts'
import type { CallName, FailureName } from '../generated/flow.types.ts'
import type { FailureView } from './failure.ts'

export interface TransitionReport {
  event: Event['type']
  state: State
  /** The calls that it makes. */
  calls: readonly CallName[]
  /** What kind of failure the event reports. */
  failure: FailureName | null
}

export const describeTransition = (
  { type }: Event,
  state: State,
  effects: readonly Effect[],
  failed: FailureView | null,
): TransitionReport => ({
  event: type,
  state,
  calls: effects.filter((effect) => effect.kind === 'call').map(({ effect }) => effect),
  failure: failed?.failure ?? null,
})
