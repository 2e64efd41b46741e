import type { Event } from '../../src/engine/index.ts'

/** Where two flows differ: after which event (absent: at the start), and what is observed of each. */
export interface Difference {
  after?: Event
  observed: readonly [unknown, unknown]
}
