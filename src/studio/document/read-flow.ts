import { checkShape, type Shape } from '../../flow/index.ts'
import { filesByPath, type ResolvedFlow, resolveFlow, type SourceFile } from '../../flow-files/index.ts'
import { flowShape } from '../../generated/flow.shape.ts'
import type { FlowDefinition } from '../../generated/flow.types.ts'
import { shareParts } from './share-parts.ts'

/**
 * The flow that a file gives, with everything merged in and its forms; null while it is gone, no JSON, or not a flow.
 * @param known a flow that was read before: parts that both have are its own, and not checked again
 */
export function readFlow(file: string, files: readonly SourceFile[], known?: FlowDefinition): FlowDefinition | null {
  const sources = filesByPath(files)
  return sources.has(file) ? flowOf(resolveFlow(file, sources), known) : null
}

/** The flow that a variant extends, and the one that it gives; null for a flow of its own. */
export function readVariant(file: string, files: readonly SourceFile[]) {
  const resolved = resolveFlow(file, filesByPath(files))
  const merged = flowOf(resolved)
  const extended = resolved.base && flowOf(resolved.base)
  return merged && extended && { merged, extended }
}

function flowOf({ document, flat }: ResolvedFlow, known?: FlowDefinition): FlowDefinition | null {
  if (document.syntaxErrors.length > 0) return null
  const value = known ? shareParts(flat.value, known) : flat.value
  return isFlow(value, known) ? value : null
}

export const isFlow = (value: unknown, known?: FlowDefinition): value is FlowDefinition =>
  checkShape(flowShape as Shape, value, known).length === 0
