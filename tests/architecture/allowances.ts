/** Exceptions to the source rules, each with its reason. The rule about browser storage has none and must stay so. */
import type { Allowance } from './sources.ts'

export const allowances: readonly Allowance[] = [
  {
    rule: 'no duration in code',
    file: 'src/session/retry.ts',
    because: 'how often a read is retried belongs to the calls, not to a flow (conformance 9.16)',
  },
  {
    rule: 'no inspected sentence',
    file: 'src/api/client.ts',
    because: 'a warning is only logged, and the same line must not be logged again at every poll',
  },
  {
    rule: 'no inspected sentence',
    file: 'src/monitoring/phrases.ts',
    because: 'browsers and React throw errors without codes, and only phrases that quote nobody may be reported',
  },
]
