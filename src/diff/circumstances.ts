/** For which clients, and in which situations, a change shows. */
import { type Circumstances, condense, type Dimension } from '../analysis/index.ts'
import { anyOther, type InputSet } from '../engine/index.ts'
import type { Comparison } from './comparison.ts'
import type { Situations } from './differences.ts'

/** null: all clients. */
export const circumstancesOf = (clients: InputSet, { all, inputs }: Comparison): Circumstances | null =>
  condense(clients, all, inputs.dimensions)

/** null: wherever it can happen. Each combination of facts has its own copy of the bits of all clients. */
export function circumstancesAmong(
  shown: Situations,
  possible: Situations,
  { inputs }: Comparison,
): Circumstances | null {
  const width = BigInt(inputs.now.length)
  const everyone = (1n << width) - 1n
  const tuples = [...possible].map(([key, { clients }], index) => ({
    facts: JSON.parse(key) as Readonly<Record<string, unknown>>,
    shown: shown.get(key)?.clients ?? 0n,
    possible: clients,
    offset: width * BigInt(index),
  }))
  type Tuple = (typeof tuples)[number]
  const spread = (setIn: (tuple: Tuple) => InputSet) =>
    tuples.reduce((sum, tuple) => sum | (setIn(tuple) << tuple.offset), 0n)
  const names = new Set(tuples.flatMap(({ facts }) => Object.keys(facts)))
  const ofFacts = [...names].map((name): Dimension => {
    const valueIn = ({ facts }: Tuple) => (Object.hasOwn(facts, name) ? facts[name] : anyOther)
    const values = [...new Set(tuples.map(valueIn))]
    return {
      name,
      values: values.map((value) => ({
        value,
        set: spread((tuple) => (valueIn(tuple) === value ? everyone : 0n)),
      })),
    }
  })
  const ofInputs = inputs.dimensions.map((dimension) => ({
    ...dimension,
    values: dimension.values.map(({ value, set }) => ({ value, set: spread(() => set) })),
  }))
  return condense(
    spread((tuple) => tuple.shown),
    spread((tuple) => tuple.possible),
    [...ofFacts, ...ofInputs],
  )
}
