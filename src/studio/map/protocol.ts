import type { Values } from '../../flow/index.ts'
import type { FlowDefinition } from '../../generated/flow.types.ts'
import type { FoundMap } from './find-map.ts'

export interface MapRequest {
  /** Raised with each request. */
  number: number
  definition: FlowDefinition
  /** Of the customer whose path is shown; null: nobody's. */
  inputs: Values | null
}

export interface MapAnswer {
  number: number
  /** null: the flow does not compile. */
  found: FoundMap | null
}
