/** One customer: a variant, what its files say, and what somebody notices of it. */

import { type Override, overridesOf, type ResolvedFlow } from '../../flow-files/index.ts'
import type { DiffJob, JobResult } from '../jobs/job.ts'
import type { ReportedChange } from '../jobs/results.ts'

export interface CustomerReport {
  file: string
  /** null where the file can't be read as a variant. */
  name: string | null
  extends: string | null
  overrides: readonly Override[]
  changes: readonly ReportedChange[]
  /** Why it can't be compared. */
  failure: string | null
}

export function createCustomerReport(resolved: ResolvedFlow, jobResult: JobResult<DiffJob>): CustomerReport {
  const { document, variant } = resolved
  return {
    file: document.file,
    name: variant?.name ?? null,
    extends: variant?.extends ?? null,
    overrides: overridesOf(resolved),
    changes: 'failure' in jobResult ? [] : jobResult.result.changes,
    failure: 'failure' in jobResult ? jobResult.failure : null,
  }
}
