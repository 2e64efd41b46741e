/** Whether two flows read the same inputs from what client info, the address and the server say. */
import { type CompiledFlow, type Field, readInputs, type Values } from '../../src/flow/index.ts'
import type { Difference } from './difference.ts'

/** Every input is read from one key alone, so one key at a time tells all. */
export function findInputDifference(original: CompiledFlow, other: CompiledFlow): Difference | null {
  for (const outside of outsides([original, other])) {
    const [expected, found] = [original, other].map((flow) => readInputs(flow, outside))
    if (JSON.stringify(expected) !== JSON.stringify(found)) return { noticed: [expected, found] }
  }
  return null
}

function outsides(flows: readonly CompiledFlow[]): { client: Values; session: Values }[] {
  const none = { client: {}, session: {} }
  const one = flows.flatMap(({ inputs }) =>
    inputs.flatMap((field) => {
      const [root, key = ''] = (field.from ?? '').split('.')
      return valuesOf(field).map((value) => ({ ...none, [root ?? '']: { [key]: value } }))
    }),
  )
  return [none, ...one]
}

function valuesOf({ values, noneOf }: Field): readonly unknown[] {
  if (noneOf) return [...noneOf, '(other)']
  return values === 'reference' ? ['(some)'] : values
}
