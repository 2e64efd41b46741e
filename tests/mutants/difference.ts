import type { Occurrence } from './occurrences.ts'

/** Where two flows differ: the last occurrence (absent: at the start), and what is noticed of each flow. */
export interface Difference {
  after?: Occurrence
  noticed: readonly [unknown, unknown]
}
