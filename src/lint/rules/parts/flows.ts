import type { ProjectFlow } from '../../../analysis/index.ts'
import type { CompiledFlow } from '../../../flow/index.ts'

/** The flow as clients get it: once for each set of variants that some client has. Before it can be walked: as it is. */
export function flowsOf({ compiled, model }: ProjectFlow): CompiledFlow[] {
  // Without variants there is nothing to walk for.
  const reached = compiled?.variants.length ? (model()?.states.map(({ flow }) => flow) ?? []) : []
  return reached.length > 0 ? [...new Set(reached)] : compiled ? [compiled] : []
}
