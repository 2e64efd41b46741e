/** Where a source rule does not hold, and why. Storage has none, and should have none. */
import type { Allowance } from './sources.ts'

export const allowances: readonly Allowance[] = [
  {
    rule: 'code sets no pace',
    file: 'src/session/retry.ts',
    because: 'how often a read is retried is a rule of the calls and of no flow (specification section 9)',
  },
  {
    rule: 'sentences are no data',
    file: 'src/monitoring/phrases.ts',
    because: 'browsers and React throw errors without codes, and only phrases that quote nobody may be reported',
  },
]
