import type { CompiledFlow } from '../../../flow/index.ts'
import type { LintedFlow } from '../../project.ts'

/** The flow as clients get it: once for each set of variants that some client has. Before it can be walked: as it is. */
export function flowsOf({ compiled, model }: LintedFlow): CompiledFlow[] {
  // Without variants there is nothing to walk for.
  const reached = compiled?.variants.length ? (model()?.reached.map(({ flow }) => flow) ?? []) : []
  return reached.length > 0 ? [...new Set(reached)] : compiled ? [compiled] : []
}
