import type { CompiledFlow } from '../flow/index.ts'
import type { FlowTests } from '../flow-tests/index.ts'

/** A flow at one time, and what was expected of it then. */
export interface Version {
  flow: CompiledFlow
  /** null where it has none. */
  tests: FlowTests | null
}
