/** What jobs find, as JSON. */
import type { Circumstances, Position } from '../../analysis/index.ts'
import type { Change, ChangeClass, Diff, Topic } from '../../diff/index.ts'
import type { FoundFailure, TestResult, Verdict } from '../../flow-tests/index.ts'

type FailedVerdict =
  | Extract<Verdict, { kind: 'never-applies' }>
  | { kind: 'fails'; failures: readonly [FailedExpectation, ...FailedExpectation[]] }

/** What differs, for whom, and how to get there in words. `circumstances` null: for all whom the test is about. */
export interface FailedExpectation extends Pick<FoundFailure, 'failure'> {
  circumstances: Circumstances | null
  trace: readonly string[]
}

/** A test that does not hold: JSON, unlike the verdict, which leads into a model. */
export interface FailedTest extends Pick<TestResult, 'id' | 'description'> {
  /** Of the test. */
  file: string
  start: Position
  verdict: FailedVerdict
}

export interface TestReport {
  /** How many checks there are. */
  total: number
  failed: readonly FailedTest[]
}

/** Changes that one sentence describes. */
export interface ReportedChange {
  code: Change['code']
  class: ChangeClass
  topic: Topic
  /** A flow test is gone or checks less, and nobody has said why. */
  isUnexplained: boolean
  sentence: string
  trace: readonly string[]
}

export interface DiffReport extends Pick<Diff, 'sameBehaviour' | 'combinations'> {
  changes: readonly ReportedChange[]
  markdown: string
}
