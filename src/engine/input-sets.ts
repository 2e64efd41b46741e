/**
 * Sets of inputs, each combination a bit of a bigint: union is `|`, intersection `&`, difference `& ~`. A question is
 * asked once for all combinations, and split only where its answer looks at an input.
 */
import type { CompiledFlow, Field, Values } from '../flow/index.ts'

export type InputSet = bigint

/** Stands for any reference: conditions can only tell it from null. */
export const someReference = '(some)'

export interface InputSpace {
  combinations: readonly Values[]
  all: InputSet
  /** What `look` finds, for each difference in the inputs that it looks at. */
  split: <T>(look: (inputs: Values) => T) => { when: InputSet; value: T }[]
  /** Those of the set for which the test holds. */
  filter: (set: InputSet, holds: (inputs: Values) => boolean) => InputSet
  /** One of the set: that which comes first. */
  first: (set: InputSet) => Values
}

class Undecided extends Error {
  readonly field: Field
  constructor(field: Field) {
    super(`The input '${field.name}' is not decided.`)
    this.field = field
  }
}

/** Every combination of inputs that the flow's assumptions allow. */
export function allInputs(flow: CompiledFlow): Values[] {
  let combinations: Values[] = [{}]
  for (const field of flow.inputs) {
    combinations = combinations.flatMap((sofar) => domainOf(field).map((value) => ({ ...sofar, [field.name]: value })))
  }
  return combinations.filter((inputs) => flow.assumptions.every((holds) => holds({ in: inputs, data: {}, event: {} })))
}

export function createInputSpace({ inputs: fields }: CompiledFlow, combinations: readonly Values[]): InputSpace {
  const all = (1n << BigInt(combinations.length)) - 1n
  const setOf = (holds: (inputs: Values) => boolean) =>
    combinations.reduce((set, inputs, index) => (holds(inputs) ? set | (1n << BigInt(index)) : set), 0n)
  /** By field: the values it has, each with the combinations that have it. */
  const having = new Map(
    fields.map(({ name }) => {
      const values = [...new Set(combinations.map((inputs) => inputs[name]))]
      return [name, values.map((value) => ({ value, set: setOf((inputs) => inputs[name] === value) }))]
    }),
  )

  function split<T>(look: (inputs: Values) => T, decided: Values = {}, when = all): { when: InputSet; value: T }[] {
    try {
      return [{ when, value: look(guard(fields, decided)) }]
    } catch (thrown) {
      if (!(thrown instanceof Undecided)) throw thrown
      const { name } = thrown.field
      return (having.get(name) ?? [])
        .filter(({ set }) => (set & when) !== 0n)
        .flatMap(({ value, set }) => split(look, { ...decided, [name]: value }, set & when))
    }
  }

  return {
    combinations,
    all,
    split,
    filter: (set, holds) => set & setOf((inputs) => holds(inputs)),
    first: (set) => combinations[lowestBit(set)] ?? {},
  }
}

/** No plain object: immer leaves it as it is. */
class Guarded {}

/** Reading an input that is missing throws, and is how a split begins. */
function guard(fields: readonly Field[], decided: Values): Values {
  const guarded = new Guarded()
  for (const field of fields) {
    const get = () => {
      throw new Undecided(field)
    }
    const known = Object.hasOwn(decided, field.name)
    Object.defineProperty(guarded, field.name, known ? { value: decided[field.name] } : { get })
  }
  return guarded as Values
}

function lowestBit(set: InputSet): number {
  return (set & -set).toString(2).length - 1
}

const domainOf = ({ values, nullable }: Field): readonly unknown[] => {
  const domain = values === 'reference' ? [someReference] : values
  return nullable ? [null, ...domain] : domain
}
