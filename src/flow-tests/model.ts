/** Flow tests compiled: each name resolved to places, each condition a function. */
import type { Outcome } from '../engine/index.ts'
import type { Test, Values } from '../flow/index.ts'
import type { EventName, Settings } from '../generated/flow.types.ts'
import type * as definition from '../generated/flow-tests.types.ts'

export interface FlowTests {
  assumptions: readonly Assumption[]
  invariants: readonly Invariant[]
  cases: readonly Case[]
  /** Names of conditions that no test uses. */
  unusedConditions: readonly string[]
  definition: definition.FlowTests
}

interface Named {
  id: string
  description: string
  pointer: string
}

export interface Assumption extends Named {
  test: Test
}

export type Invariant = Named & ({ kind: 'never'; never: Never } | { kind: 'always'; reach: PlacesByName })

export interface Never {
  at: PlacesByName
  /** Steps. */
  without: readonly string[]
  entering: 'next' | 'back' | null
  test: Test | null
  definition: definition.Never
}

export interface Case extends Named {
  rows: readonly Row[]
}

/** What a row is about. `outcome`: of any call, poll, read or time limit that ends so. */
export type RowEvent =
  | { kind: 'start' }
  | { kind: 'user'; type: EventName }
  | { kind: 'status'; status: string }
  | { kind: 'failed'; code: string }
  | { kind: 'outcome'; type: Outcome['type'] }

/** null in any field: the row does not say. */
export interface Row {
  pointer: string
  definition: definition.Row
  at: PlacesByName | null
  on: RowEvent
  test: Test | null
  /** The inputs of a client to which the row is limited. A reference means any. */
  given: Values | null
  /** Places, or overlays and `@stay`, `@exit`, `@close` as they are. */
  goesTo: PlacesByName
  emits: NonNullable<definition.Row['emits']> | null
  calls: string | null
  reads: string | null
  /** Milliseconds, or the setting that holds them: a variant may change its value. */
  after: number | keyof Settings | null
  shows: string | null
  route: string | null
  history: string | null
  /** What holds afterwards. */
  with: Test | null
}

/** By name: the ids of the places that it names. A keyword such as `@stay` names itself. */
export type PlacesByName = ReadonlyMap<string, readonly string[]>
