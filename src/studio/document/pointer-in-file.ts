/** A variant writes below `merge` what a flow has at its top. Panes point into the flow. */
import { isPointerBelow, joinPointers, pointerWithin } from '../../flow/index.ts'
import type { FlowDefinition } from '../../generated/flow.types.ts'

const merge = '/merge'

export const isVariantFlow = ({ base }: FlowDefinition): boolean => base !== undefined

export const pointerInFile = (definition: FlowDefinition, pointer: string): string =>
  isVariantFlow(definition) ? joinPointers(merge, pointer) : pointer

/** Works for findings too: no flow has a key `merge`. */
export const pointerInFlow = (pointer: string): string =>
  isPointerBelow(pointer, merge) ? pointerWithin(pointer, merge) : pointer
