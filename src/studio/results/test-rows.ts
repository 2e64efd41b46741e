/** What became of each flow test: those that no longer hold first, as they read and as they would have to read. */
import {
  asText,
  capitalized,
  circumstancesInWords,
  type Document,
  type Model,
  type Replay,
  replayTo,
} from '../../analysis/index.ts'
import { defined, isPointerBelow, parsePlaceId, valueAtPointer } from '../../flow/index.ts'
import {
  evaluateFlowTests,
  type FlowTests,
  type FoundFailure,
  manualInWords,
  proposeUpdates,
  type RowInWords,
  type RowUpdate,
  rowInWords,
  testFailureInWords,
  type Verdict,
  whoseFailure,
} from '../../flow-tests/index.ts'
import type { FlowTests as Definition, Row } from '../../generated/flow-tests.types.ts'

export interface TestRow {
  id: string
  description: string
  /** Of the row or the invariant, in `file`. */
  pointer: string
  /** The file that says it: of an inherited test it is another one. */
  file: string
  state: Verdict['kind']
  /** null: it is an invariant, which its description says. */
  expected: RowInWords | null
  /** The steps where it is checked. */
  steps: readonly string[]
  /** What happens instead, and to whom. */
  failures: readonly FailureInWords[]
  /** As it would have to read; null where only a person can decide. */
  update: RowUpdate | null
  /** `update` in words. */
  correct: readonly RowInWords[]
  /** Why only a person can decide, in words. */
  manual: string | null
}

export interface FailureInWords {
  /** Without a full stop. */
  failure: string
  /** Which clients it happens to; null: all. */
  clients: string | null
  replay: Replay
}

const order: readonly Verdict['kind'][] = ['fails', 'never-applies', 'holds', 'skipped']

export function testRows(model: Model, tests: FlowTests, document: Document): TestRow[] {
  const { updates, manual } = proposeUpdates(model, tests)
  const rows = evaluateFlowTests(model, tests).map(({ id, description, pointer, verdict }): TestRow => {
    const origin = document.origin(pointer)
    const update = updates.find((each) => each.pointer === pointer)
    const reason = manual.find((each) => each.pointer === pointer)?.reason
    return {
      id,
      description,
      pointer: origin.pointer,
      file: origin.file,
      state: verdict.kind,
      ...aboutOf(document.value as Definition, pointer),
      failures: verdict.kind === 'fails' ? verdict.failures.map((found) => inWords(model, found)) : [],
      update: update ? { ...update, pointer: origin.pointer } : null,
      correct: update ? update.after.map(rowInWords) : [],
      manual: reason ? capitalized(manualInWords(reason)) : null,
    }
  })
  return rows.sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
}

function aboutOf(tests: Definition, pointer: string): Pick<TestRow, 'expected' | 'steps'> {
  if (!isPointerBelow(pointer, '/cases')) return { expected: null, steps: [] }
  const row = defined(valueAtPointer(tests, pointer), `row at ${pointer}`) as Row
  const steps = [row.at ?? []].flat().map((place) => parsePlaceId(place).step)
  return { expected: rowInWords(row), steps: [...new Set(steps)] }
}

function inWords(model: Model, found: FoundFailure): FailureInWords {
  const { failure, path } = found
  const clients = whoseFailure(model, found)
  const { replay } = replayTo(model, path.to, path.inputs, ...path.events)
  return {
    failure: capitalized(testFailureInWords(failure)),
    clients: clients && circumstancesInWords(clients, asText),
    replay,
  }
}

/** Somebody has to decide about it: it does not hold, or tests nothing. */
export const isOpen = ({ state }: Pick<TestRow, 'state'>): boolean => state === 'fails' || state === 'never-applies'
