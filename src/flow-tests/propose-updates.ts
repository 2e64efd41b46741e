/** Tests that do not hold: rows as they would have to read, and what only a person can decide. */

import type { Model } from '../analysis/index.ts'
import { isSameJson } from '../flow/index.ts'
import type { Condition } from '../generated/flow.types.ts'
import type * as definition from '../generated/flow-tests.types.ts'
import { correctedRow } from './corrected-row.ts'
import { evaluateFlowTests } from './evaluate.ts'
import { occurrencesFor } from './evaluate-row.ts'
import type { FlowTests, Row } from './model.ts'
import { withoutUnseenPlaces } from './seen-places.ts'
import { separatingConditions, type Term } from './separating-conditions.ts'
import { saysLess, splitByPlace, splitExactly } from './split-row.ts'
import type { Aspect, InvariantFailure, NeverApplies, Verdict } from './verdict.ts'

export interface Proposal {
  updates: readonly RowUpdate[]
  manual: readonly ManualEdit[]
}

export interface RowUpdate {
  id: string
  pointer: string
  before: definition.Row
  /** More than one where what follows now depends on the place, the client or the situation. */
  after: readonly definition.Row[]
}

/** A test that has to be edited by hand, and why. */
export interface ManualEdit {
  id: string
  pointer: string
  reason: ManualReason
}

export type ManualReason =
  /** `place`: null at the start. */
  | { kind: 'differs'; place: string | null; aspect: Aspect; values: readonly unknown[] }
  | { kind: 'with-fails'; with: Condition }
  | { kind: 'never-applies'; because: NeverApplies }
  | { kind: 'invariant-fails'; failure: InvariantFailure }

type RowProposal = { after: readonly definition.Row[]; reason: ManualReason | null }

export function proposeUpdates(model: Model, tests: FlowTests): Proposal {
  const rows = new Map(tests.cases.flatMap((each) => each.rows).map((row) => [row.pointer, row]))
  const terms = separatingConditions(model, tests)
  const updates: RowUpdate[] = []
  const manual: ManualEdit[] = []
  for (const { id, pointer, verdict } of evaluateFlowTests(model, tests)) {
    const row = rows.get(pointer)
    const { after, reason } = row ? proposalFor(model, row, verdict, terms) : { after: [], reason: reasonOf(verdict) }
    if (row && after.length > 0) updates.push({ id, pointer, before: row.definition, after })
    if (reason) manual.push({ id, pointer, reason })
  }
  return { updates, manual }
}

const none: RowProposal = { after: [], reason: null }

function proposalFor(model: Model, row: Row, verdict: Verdict, terms: readonly Term[]): RowProposal {
  if (verdict.kind === 'holds' || verdict.kind === 'skipped') return none
  const seen = withoutUnseenPlaces(model, row)
  if (seen === null) return { after: [], reason: reasonOf(verdict) }
  const found = correct(model, seen, terms)
  const isChanged = !isSameJson(found.after, [row.definition])
  const after = isChanged ? found.after : []
  return found.reason ? found : { after, reason: withFails(model, seen) }
}

/** One row that says no less, else several, else one that expects less. */
function correct(model: Model, row: Row, terms: readonly Term[]): RowProposal {
  const one = correctedRow(model, row, { keepsAll: true })
  if (one.kind === 'row' && !saysLess(row, one.row)) return { after: [one.row], reason: null }
  const exact = splitExactly(model, row, terms)
  if (exact) return { after: exact, reason: null }
  if (one.kind === 'row') return { after: [one.row], reason: null }
  const split = splitByPlace(model, row)
  if (split.kind === 'rows' && split.rows.length > 0) return { after: split.rows, reason: null }
  const less = correctedRow(model, row, { keepsAll: false })
  if (less.kind === 'row') return { after: [less.row], reason: null }
  const { aspect, values } = split.kind === 'differs' ? split : less
  return {
    after: [],
    reason: { kind: 'differs', place: split.kind === 'differs' ? split.place : null, aspect, values },
  }
}

function withFails(model: Model, row: Row): ManualReason | null {
  const { with: condition } = row.definition
  const test = row.with
  if (test === null || condition === undefined) return null
  const fails = [...occurrencesFor(model, row)].some(
    ({ when, after, payload }) => (when & ~model.holding(when, test, after.state.data, payload)) !== 0n,
  )
  return fails ? { kind: 'with-fails', with: condition } : null
}

function reasonOf(verdict: Verdict): ManualReason | null {
  if (verdict.kind === 'never-applies') return verdict
  if (verdict.kind !== 'fails') return null
  const [{ failure }] = verdict.failures
  return failure.kind === 'row' ? null : { kind: 'invariant-fails', failure }
}
