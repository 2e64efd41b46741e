import { type Diff, diff } from './diff.ts'
import type { Version } from './version.ts'

/** Compares two versions of a flow, or a variant with what it extends. */
export const diffVersions = (before: Version, after: Version): Diff =>
  before.flow.name === after.flow.name ? diff(before, after) : diff(withoutTests(before), withoutTests(after))

/** A variant is not expected to do what the flow does that it extends. Both have the same clients. */
function withoutTests({ flow, tests }: Version): Version {
  if (!tests) return { flow, tests }
  const definition = { ...tests.definition, invariants: [], cases: [], conditions: {} }
  return { flow, tests: { ...tests, invariants: [], cases: [], definition } }
}
