import type { SourceFile } from '../../flow-files/index.ts'
import type { Effects } from '../results/effects.ts'
import type { TestRow } from '../results/test-rows.ts'

export interface ResultsRequest {
  /** Of the texts. */
  version: number
  /** Of the flow. */
  file: string
  /** All files as they were opened, and as they are now. */
  base: readonly SourceFile[]
  now: readonly SourceFile[]
}

/**
 * It has begun; then the tests are there first, and what the edits mean for the flow in front before the flows that
 * extend it. null: the flow does not compile, or is too large.
 */
export type ResultsAnswer = { version: number } & (
  | { kind: 'begun' }
  | { kind: 'tests'; rows: readonly TestRow[] | null }
  | { kind: 'effects'; effects: Effects | null; extent: 'front' | 'everything' }
)
