/** Whether two flows read the same inputs from client info, the address and the server. */
import { type CompiledFlow, type Input, type Outside, readInputs } from '../../src/flow/index.ts'
import type { Difference } from './difference.ts'

/** Every input is read from one key alone, so it is enough to try one key at a time. */
export function findInputDifference(original: CompiledFlow, other: CompiledFlow): Difference | null {
  for (const outside of outsides([original, other])) {
    const [expected, found] = [original, other].map((flow) => readInputs(flow, outside))
    if (JSON.stringify(expected) !== JSON.stringify(found)) return { observed: [expected, found] }
  }
  return null
}

function outsides(flows: readonly CompiledFlow[]): Outside[] {
  const none = { client: {}, session: {}, split: {} }
  const one = flows.flatMap(({ inputs }) =>
    inputs.flatMap((field) => {
      const { root, key } = field.from
      return valuesOf(field).map((value) => ({ ...none, [root]: { [key]: value } }))
    }),
  )
  return [none, ...one]
}

function valuesOf({ values, noneOf }: Input): readonly unknown[] {
  if (noneOf) return [...noneOf, '(other)']
  return values === 'reference' ? ['(some)'] : values
}
