/**
 * Sets of inputs, each combination a bit of a bigint: union is `|`, intersection `&`, difference `& ~`. A question is
 * asked once for all combinations, and split only where its answer looks at an input.
 */
import type { CompiledFlow, Field, Values } from '../flow/index.ts'

export type InputSet = bigint

/** Stands for any reference: conditions can only tell it from null. */
export const anyReference = '(some)'

export interface InputSpace {
  combinations: readonly Values[]
  all: InputSet
  /** What `look` finds, for each difference in the inputs that it looks at. */
  split: <T>(look: (inputs: Values) => T) => Found<T>[]
  /** Those of the set for which the test holds. */
  filter: (set: InputSet, holds: (inputs: Values) => boolean) => InputSet
  /** One of the set: that which comes first. */
  first: (set: InputSet) => Values
}

interface Found<T> {
  when: InputSet
  value: T
}

/** Some inputs decided, the others not: kept with what lies below, since questions come by the ten thousand. */
interface Decided {
  /** Of the inputs only those that are decided can be read. */
  inputs: Values
  when: InputSet
  below: Map<Field, Decided[]>
  further: (field: Field) => Decided[]
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

/** The usual client first: an example that differs from it in little is easy to follow. */
export function defaultsFirst({ inputs: fields }: CompiledFlow, combinations: readonly Values[]): Values[] {
  const unusual = (inputs: Values) => fields.filter(({ name, fallback }) => inputs[name] !== fallback).length
  return [...combinations].sort((a, b) => unusual(a) - unusual(b))
}

/** The first combination is the first bit: who compares two flows relies on it. */
export function createInputSpace({ inputs: fields }: CompiledFlow, combinations: readonly Values[]): InputSpace {
  const all = (1n << BigInt(combinations.length)) - 1n
  /** Written as a number, the first combination last: bit by bit it would take the square of their number. */
  const setOf = (holds: (inputs: Values) => boolean) =>
    BigInt(
      `0b0${combinations
        .map((inputs) => (holds(inputs) ? '1' : '0'))
        .reverse()
        .join('')}`,
    )
  /** By field: the values it has, each with the combinations that have it. */
  const having = new Map(
    fields.map(({ name }) => {
      const values = [...new Set(combinations.map((inputs) => inputs[name]))]
      return [name, values.map((value) => ({ value, set: setOf((inputs) => inputs[name] === value) }))]
    }),
  )

  const decide = (decided: Values, when: InputSet): Decided => ({
    inputs: guard(fields, decided),
    when,
    below: new Map(),
    further: ({ name }) =>
      (having.get(name) ?? [])
        .filter(({ set }) => (set & when) !== 0n)
        .map(({ value, set }) => decide({ ...decided, [name]: value }, set & when)),
  })
  const nothing = decide({}, all)

  function split<T>(look: (inputs: Values) => T, { inputs, when, below, further } = nothing): Found<T>[] {
    try {
      return [{ when, value: look(inputs) }]
    } catch (thrown) {
      if (!(thrown instanceof Undecided)) throw thrown
      const next = below.get(thrown.field) ?? further(thrown.field)
      below.set(thrown.field, next)
      return next.flatMap((each) => split(look, each))
    }
  }

  return {
    combinations,
    all,
    split: (look) => split(look),
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
    const undecided = new Undecided(field)
    const get = () => {
      throw undecided
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
  const domain = values === 'reference' ? [anyReference] : values
  return nullable ? [null, ...domain] : domain
}
