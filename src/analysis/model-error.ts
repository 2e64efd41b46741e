/** Why a flow can't be model-checked. */
import { EngineError, start } from '../engine/index.ts'
import { type CompiledFlow, type Field, forInputs, type Values, VariantsConflict } from '../flow/index.ts'

export type ModelError =
  | { code: 'too-many-combinations'; product: number; limit: number }
  | { code: 'too-many-states'; limit: number }
  | { code: 'no-clients' }
  /** `inputs`: of one client for whom it is so. */
  | { code: 'no-start'; inputs: Values }
  | { code: 'variants-conflict'; inputs: Values; ids: readonly string[] }

/** Known before the inputs are enumerated. */
export function tooManyCombinations(flow: CompiledFlow, limit: number): ModelError | null {
  const product = combinationsOf(flow.inputs)
  return product > limit ? { code: 'too-many-combinations', product, limit } : null
}

/** What a walk has thrown, with the first client that it concerns. Anything else is an error of our own. */
export function errorOfWalk(
  thrown: unknown,
  flow: CompiledFlow,
  clients: readonly Values[],
  limit: number,
): ModelError {
  if (thrown instanceof EngineError && thrown.code === 'too-many-states') return { code: 'too-many-states', limit }
  for (const inputs of clients) {
    const error = startErrorFor(flow, inputs)
    if (error) return error
  }
  throw thrown
}

function startErrorFor(flow: CompiledFlow, inputs: Values): ModelError | null {
  try {
    start(forInputs(flow, inputs), inputs)
    return null
  } catch (thrown) {
    if (thrown instanceof VariantsConflict) return { code: 'variants-conflict', inputs, ids: thrown.ids }
    if (thrown instanceof EngineError && thrown.code === 'no-start') return { code: 'no-start', inputs }
    throw thrown
  }
}

/** How many combinations of inputs there are, before any assumption. */
export const combinationsOf = (fields: readonly Field[]): number =>
  fields.reduce((product, field) => product * sizeOf(field), 1)

/** How many values a field has, all references counted as one. */
export const sizeOf = ({ values, nullable }: Field): number =>
  (values === 'reference' ? 1 : values.length) + (nullable ? 1 : 0)
