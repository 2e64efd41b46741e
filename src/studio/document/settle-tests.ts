/** The tests of a flow once some values of an input are certain: those that are for nobody any more are taken out. */
import type { JSONPath } from 'jsonc-parser'
import { parseDocument } from '../../analysis/index.ts'
import { childPointer } from '../../flow/index.ts'
import { isFlowTests, removeTest } from '../../flow-tests/index.ts'
import type { Condition } from '../../generated/flow.types.ts'
import type { Assumption, Given, Invariant, Row } from '../../generated/flow-tests.types.ts'
import { writeValue } from './edits/write-value.ts'
import type { FieldOf } from './field-of.ts'
import { inOrder } from './in-order.ts'
import { type Certainty, type Settle, settleNamed, settlerOf } from './settle-conditions.ts'

interface SettledTest {
  path: JSONPath
  /** null: it is for nobody any more, or says what is certain. */
  left: Assumption | Invariant | Row | null
}

/**
 * The text of the tests file as it then is. What is no tests file stays as it is.
 * @param fieldOf a field of the flow
 * @param because the reason, kept for each test that is taken out
 */
export function settleTests(text: string, certainty: Certainty, fieldOf: FieldOf, because: string): string {
  const { value, syntaxErrors } = parseDocument('', text)
  if (syntaxErrors.length > 0 || !isFlowTests(value)) return text
  const { conditions = {}, assumptions = [], invariants = [], cases = [] } = value
  const settle = settlerOf(conditions, certainty, fieldOf)
  const tests: SettledTest[] = [
    ...assumptions.map((each, at) => ({ path: ['assumptions', at], left: settledAssumption(each, settle) })),
    ...invariants.map((each, at) => ({ path: ['invariants', at], left: settledInvariant(each, settle) })),
    ...cases.flatMap(({ rows }, at) =>
      rows.map((each, index) => ({ path: ['cases', at, 'rows', index], left: settledRow(each, settle, certainty) })),
    ),
  ]
  const named = settleNamed(conditions, settle)
  const withNamed = writeValue(text, ['conditions'], Object.keys(named).length > 0 ? named : undefined)
  const written = tests.reduce((now, { path, left }) => (left ? writeValue(now, path, left) : now), withNamed)
  // The last one first, so that no removal moves the place of another.
  const gone = tests.filter(({ left }) => left === null).reverse()
  return gone.reduce((now, { path }) => removeTest(now, childPointer('', ...path), because), written)
}

function settledAssumption(assumption: Assumption, settle: Settle): Assumption | null {
  const that = settle(assumption.that)
  return typeof that === 'boolean' ? null : { ...assumption, that }
}

function settledInvariant(invariant: Invariant, settle: Settle): Invariant | null {
  const { never } = invariant
  if (never?.if === undefined) return invariant
  const { if: condition, ...others } = never
  const settled = settle(condition)
  if (settled === false) return null
  return { ...invariant, never: settled === true ? others : { ...never, if: settled } }
}

/** Nobody gets to a row of a share that is gone, and none of them can hold that expects it. */
function settledRow(row: Row, settle: Settle, { input, answer }: Certainty): Row | null {
  const { given, if: condition, with: expected, ...others } = row
  const value = given?.split?.[input]
  const answered = value === undefined ? null : answer(value)
  const before = condition && settle(condition)
  const after = expected && settle(expected)
  if ([answered, before, after].includes(false)) return null
  return inOrder(row, {
    ...others,
    ...(given && { given: answered === true ? withoutSplit(given, input) : given }),
    ...(isLeft(before) && { if: before }),
    ...(isLeft(after) && { with: after }),
  })
}

const isLeft = (settled: Condition | boolean | undefined): settled is Condition =>
  settled !== undefined && typeof settled !== 'boolean'

/** A row for the client that says nothing remains one. */
function withoutSplit({ split, ...given }: Given, input: string): Given {
  const { [input]: _, ...others } = split ?? {}
  return Object.keys(others).length === 0 ? given : { ...given, split: others }
}
