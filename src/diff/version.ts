import type { CompiledFlow } from '../flow/index.ts'
import type { FlowTests } from '../flow-tests/index.ts'

/** A flow at one time, with its flow tests. */
export interface Version {
  flow: CompiledFlow
  /** null: it has none. */
  tests: FlowTests | null
}
