/** What became of one invariant or row over every reachable state, as data. */
import type { Event, InputSet, ReachableState } from '../engine/index.ts'
import type { Never } from '../generated/flow-tests.types.ts'

export type Verdict =
  | { kind: 'holds' }
  /** What it is about is switched off. */
  | { kind: 'skipped' }
  /** Nothing that it is about ever happens, so it proves nothing. */
  | { kind: 'never-applies'; because: NeverApplies }
  /** All that differs from what it expects, what is reached soonest first. */
  | { kind: 'fails'; failures: readonly [FoundFailure, ...FoundFailure[]] }

export type NeverApplies =
  | { kind: 'no-event'; on: string; at: readonly string[]; forSome: boolean }
  | { kind: 'no-place'; names: readonly string[] }

export interface FoundFailure {
  failure: TestFailure
  cause: Cause
  /** A shortest trace to it. */
  path: Path
  /** Who runs into it. */
  clients: InputSet
  /** All whom the test is about there. */
  among: InputSet
}

export type TestFailure = RowFailure | InvariantFailure

/** The keys of a row that expect one value each, in the order in which they are compared: after `goesTo` and before `with`. */
export const valueAspects = ['emits', 'calls', 'reads', 'after', 'shows', 'route', 'history'] as const

/** The parts of a row that are compared, by their keys. */
export type Aspect = 'goesTo' | (typeof valueAspects)[number] | 'with'

export interface RowFailure {
  kind: 'row'
  /** null: at the start. */
  place: string | null
  on: string
  aspect: Aspect
  /** Both as a row writes them. */
  expected: unknown
  actual: unknown
}

export type InvariantFailure =
  | { kind: 'reached'; place: string; never: Never }
  | { kind: 'entered'; place: string; from: string; by: 'next' | 'back'; never: Never }
  | { kind: 'stuck'; place: string; reach: readonly string[] }

/** How a client gets there: to a state, for some inputs, and then by these events. */
export interface Path {
  to: ReachableState
  inputs: InputSet
  events: readonly Event[]
}

/** What in the flow makes a test fail. */
export type Cause =
  /** A rule, by its pointer; `onPath`: its target is @next or @back. */
  | { kind: 'rule'; pointer: string; onPath: boolean }
  /** No rule: BACK along the path, or the start. */
  | { kind: 'path'; event: 'BACK' | 'start'; step: string }
  /** The order of steps: none of these was passed before. */
  | { kind: 'order'; without: readonly string[] }
  /** The place has no handler for the event. */
  | { kind: 'no-handler'; event: Event; place: string }
  | { kind: 'unknown' }
