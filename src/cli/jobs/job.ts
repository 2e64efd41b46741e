/** Work on one flow, as data: workers do it side by side, and what they found is kept for the next run. */
import type { SourceFile } from '../../flow-files/index.ts'
import type { Files, Finding } from '../../lint/index.ts'
import type { DiffReport, TestReport } from './results.ts'

/** A flow with all that it is made of. */
export interface FlowFiles {
  file: string
  /** Its file, what it extends, and the tests and forms of these. */
  files: readonly SourceFile[]
}

export interface LintJob {
  kind: 'lint'
  files: Files
  /** Ids. */
  rules: readonly string[]
}

export interface TestJob {
  kind: 'test'
  flow: FlowFiles
  /** Ids of tests; null: all. */
  tests: readonly string[] | null
}

export interface DiffJob {
  kind: 'diff'
  old: FlowFiles
  now: FlowFiles
}

export type Job = LintJob | TestJob | DiffJob

interface Results {
  lint: readonly Finding[]
  test: TestReport
  diff: DiffReport
}

export type ResultOf<J extends Job> = Results[J['kind']]

/** `failure`: why the command can't go on. */
export type JobResult<J extends Job> = { result: ResultOf<J> } | { failure: string }

/** In the order of the jobs. */
export type Perform = <J extends Job>(jobs: readonly J[]) => Promise<JobResult<J>[]>
