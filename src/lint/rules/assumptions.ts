import { combinationsOf, mostCombinations } from '../../analysis/index.ts'
import { allInputs } from '../../engine/index.ts'
import type { Values } from '../../flow/index.ts'
import type { FlowRule } from '../rule.ts'

export const assumptions: FlowRule = {
  id: 'assumptions',
  severity: 'error',
  over: 'flow',
  summary: 'Each assumption rules some inputs out, and all together leave some.',
  check: ({ compiled }, report) => {
    if (!compiled || combinationsOf(compiled.inputs) > mostCombinations) return
    const every = allInputs({ ...compiled, assumptions: [] })
    const allowed = (left: readonly number[]) => every.filter((inputs) => left.every((index) => holds(index, inputs)))
    const holds = (index: number, inputs: Values) =>
      compiled.assumptions[index]?.({ in: inputs, data: {}, event: {} }) ?? true
    const all = compiled.assumptions.map((_, index) => index)
    for (const index of all) {
      const id = compiled.definition.assume?.[index]?.id
      const before = allowed(all.slice(0, index))
      const at = `/assume/${index}/that`
      const kept = before.filter((inputs) => holds(index, inputs)).length
      if (before.length > 0 && kept === 0) {
        const with_ =
          allowed([index]).length === 0
            ? 'It holds for no client'
            : 'Together with those before it, it holds for no client'
        report(at, `${with_}: with '${id}' nobody is left to check the flow for. Mend or remove it.`)
      }
      const others = allowed(all.filter((each) => each !== index))
      if (others.every((inputs) => holds(index, inputs)) && others.length > 0)
        report(at, `'${id}' rules nobody out: it holds for every client anyway. Mend it, or remove it.`)
    }
  },
}
