import type { Occurrence } from './occurrences.ts'

/** Where two flows differ: after which occurrence (absent: at the start), and what is observed of each. */
export interface Difference {
  after?: Occurrence
  observed: readonly [unknown, unknown]
}
