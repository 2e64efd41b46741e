import type { CompiledFlow } from '../../../flow/index.ts'
import type { ProjectFlow } from '../../project.ts'

/** The flow as clients get it, one for each set of variants that some client has. If it can't be walked, as written. */
export function flowsOf({ compiled, model }: ProjectFlow): CompiledFlow[] {
  if (!compiled) return []
  const walked = compiled.variants.length > 0 ? model() : null
  return walked ? [...new Set(walked.states.map(({ flow }) => flow))] : [compiled]
}
