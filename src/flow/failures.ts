import { flowShape } from '../generated/flow.shape.ts'
import type { FailureName } from '../generated/flow.types.ts'

/** Every kind of failure that a call or a poll can end with. */
export const failureNames: readonly FailureName[] = flowShape.definitions.failureName.enum
