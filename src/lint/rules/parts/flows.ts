import { combinationsOf, mostCombinations } from '../../../analysis/index.ts'
import { type CompiledFlow, forInputs, type Values, VariantsConflict } from '../../../flow/index.ts'
import type { ProjectFlow } from '../../project.ts'

/**
 * The flow as clients get it, one for each set of variants that some client has. As written where its variants conflict,
 * or where there are too many clients to enumerate.
 */
export function flowsOf({ compiled, clients }: ProjectFlow): CompiledFlow[] {
  if (!compiled) return []
  if (compiled.variants.length === 0 || combinationsOf(compiled.inputs) > mostCombinations) return [compiled]
  const bySet = new Map(clients().map((inputs) => [variantsFor(compiled, inputs), inputs]))
  try {
    return bySet.size === 0 ? [compiled] : [...bySet.values()].map((inputs) => forInputs(compiled, inputs))
  } catch (thrown) {
    if (thrown instanceof VariantsConflict) return [compiled]
    throw thrown
  }
}

const variantsFor = ({ variants }: CompiledFlow, inputs: Values): string =>
  variants.map(({ test }) => Number(test({ in: inputs, data: {}, event: {} }))).join('')
