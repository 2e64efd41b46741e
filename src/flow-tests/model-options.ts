import type { Test } from '../flow/index.ts'
import type * as definition from '../generated/flow-tests.types.ts'
import type { FlowTests } from './model.ts'

/** How the flow of these tests is walked: for which clients, and which conditions tell states apart. */
export const modelOptions = (
  tests: FlowTests | null,
): { assumptions: readonly Test[]; observed: definition.FlowTests | undefined } => ({
  assumptions: tests?.assumptions.map(({ test }) => test) ?? [],
  observed: tests?.definition,
})
