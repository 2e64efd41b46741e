import { type ResolvedFlow, resolveFlow, type SourceFiles } from '../flow-files/index.ts'
import type { MergedFiles } from './project.ts'

/** A flow with its forms, and what it was at its release: both with everything merged in. */
export function mergedFiles(
  { document, flat, forms, base, variant }: ResolvedFlow,
  released: SourceFiles,
): MergedFiles {
  const { file } = document
  return {
    flows: [flat],
    shownForms: forms,
    base: released.has(file) ? [resolveFlow(file, released).flat] : [],
    variant: variant && base && { merge: variant.merge, extended: base.flat.value },
  }
}
