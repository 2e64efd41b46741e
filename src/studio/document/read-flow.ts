import { parseDocument } from '../../analysis/index.ts'
import { checkShape, type Shape } from '../../flow/index.ts'
import { flowShape } from '../../generated/flow.shape.ts'
import type { FlowDefinition } from '../../generated/flow.types.ts'

/** The flow that a text is; null while it is no JSON, or not a flow. */
export function readFlow(text: string): FlowDefinition | null {
  const { value, syntaxErrors } = parseDocument('', text)
  const isFlow = syntaxErrors.length === 0 && checkShape(flowShape as Shape, value).length === 0
  return isFlow ? (value as FlowDefinition) : null
}
