/** One customer: a variant, what its files say, and what somebody notices of it. */

import { mergedKeys, valueAtPointer } from '../../flow/index.ts'
import { type ResolvedFlow, rootOf } from '../../flow-files/index.ts'
import type { DiffJob, Outcome } from '../jobs/job.ts'
import type { ReportedChange } from '../jobs/results.ts'

export interface Override {
  /** Into the merged flow. */
  pointer: string
  /** Absent where the flow has nothing there, or the variant removes it. */
  from?: unknown
  to?: unknown
}

export interface Customer {
  file: string
  /** null where the file can't be read as a variant. */
  name: string | null
  extends: string | null
  /** What its file, and the variants that it extends, change in the flow. */
  overrides: readonly Override[]
  changes: readonly ReportedChange[]
  /** Why it can't be compared. */
  failure: string | null
}

export function createCustomer(resolved: ResolvedFlow, outcome: Outcome<DiffJob>): Customer {
  const { document, variant, flat } = resolved
  const flow = rootOf(resolved).flat.value
  const pointers = new Set(mergesOf(resolved).flatMap((merge) => mergedKeys(merge).map(({ pointer }) => pointer)))
  return {
    file: document.file,
    name: variant?.name ?? null,
    extends: variant?.extends ?? null,
    overrides: [...pointers].sort().map((pointer) => ({
      pointer,
      from: valueAtPointer(flow, pointer),
      to: valueAtPointer(flat.value, pointer),
    })),
    changes: 'failure' in outcome ? [] : outcome.result.changes,
    failure: 'failure' in outcome ? outcome.failure : null,
  }
}

const mergesOf = ({ variant, base }: ResolvedFlow): unknown[] =>
  variant ? [variant.merge, ...(base ? mergesOf(base) : [])] : []
