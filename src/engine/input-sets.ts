/**
 * Sets of inputs, each combination a bit of a bigint: union is `|`, intersection `&`, difference `& ~`. A question is
 * asked once for all combinations, and split only where its answer looks at an input.
 */
import { type CompiledFlow, defined, type Field, type Input, type Values } from '../flow/index.ts'

export type InputSet = bigint

/** Stands for any reference: conditions can only tell it from null. */
export const anyReference = '(some)'

export interface InputSpace {
  combinations: readonly Values[]
  all: InputSet
  /** The results of `look`, and for which inputs: one for each combination of the inputs that it reads. */
  split: <T>(look: (inputs: Values) => T) => Found<T>[]
  /** Those of the set for which the test holds. */
  filter: (set: InputSet, holds: (inputs: Values) => boolean) => InputSet
  /** The first combination of a set, which must not be empty. */
  first: (set: InputSet) => Values
}

interface Found<T> {
  when: InputSet
  value: T
}

/** A node of the tree of decisions, kept because the same questions are asked many thousand times. */
interface Decided {
  /** Only the inputs decided so far can be read. */
  inputs: Values
  when: InputSet
  /** By the input that is decided next: a node for each of its values. */
  below: Map<Input, Decided[]>
  decideNext: (field: Input) => Decided[]
}

class Undecided extends Error {
  readonly field: Input
  constructor(field: Input) {
    super(`The input '${field.name}' is not decided.`)
    this.field = field
  }
}

/** Every combination of inputs. */
export function allInputs(flow: CompiledFlow): Values[] {
  let combinations: Values[] = [{}]
  for (const field of flow.inputs) {
    combinations = combinations.flatMap((sofar) => domainOf(field).map((value) => ({ ...sofar, [field.name]: value })))
  }
  return combinations
}

/** Clients with defaults first: an example is easier to follow the less it differs from them. */
export function defaultsFirst({ inputs: fields }: CompiledFlow, combinations: readonly Values[]): Values[] {
  const unusual = (inputs: Values) => fields.filter(({ name, fallback }) => inputs[name] !== fallback).length
  return combinations
    .map((inputs) => ({ inputs, distance: unusual(inputs) }))
    .sort((a, b) => a.distance - b.distance)
    .map(({ inputs }) => inputs)
}

/** The first combination is the first bit: comparing two flows relies on it. */
export function createInputSpace({ inputs: fields }: CompiledFlow, combinations: readonly Values[]): InputSpace {
  const all = (1n << BigInt(combinations.length)) - 1n
  /** Parsed from binary digits, the first combination last: setting bit by bit takes quadratic time. */
  const setOf = (holds: (inputs: Values) => boolean) =>
    BigInt(
      `0b0${combinations
        .map((inputs) => (holds(inputs) ? '1' : '0'))
        .reverse()
        .join('')}`,
    )
  /** By field: its values, each with the combinations that have it. */
  const valuesOf = new Map(
    fields.map((field) => {
      const values = [...new Set(combinations.map((inputs) => inputs[field.name]))]
      return [field, values.map((value) => ({ value, set: setOf((inputs) => inputs[field.name] === value) }))]
    }),
  )

  /** Made once: an error records where it was made, which takes time. */
  const undecided = fields.map((field) => new Undecided(field))
  const decide = (decided: Values, when: InputSet): Decided => ({
    inputs: guard(undecided, decided),
    when,
    below: new Map(),
    decideNext: (field) =>
      defined(valuesOf.get(field), `input '${field.name}'`)
        .filter(({ set }) => (set & when) !== 0n)
        .map(({ value, set }) => decide({ ...decided, [field.name]: value }, set & when)),
  })
  const nothing = decide({}, all)

  function split<T>(look: (inputs: Values) => T, { inputs, when, below, decideNext } = nothing): Found<T>[] {
    try {
      return [{ when, value: look(inputs) }]
    } catch (thrown) {
      if (!(thrown instanceof Undecided)) throw thrown
      const next = below.get(thrown.field) ?? decideNext(thrown.field)
      below.set(thrown.field, next)
      return next.flatMap((each) => split(look, each))
    }
  }

  return {
    combinations,
    all,
    split: (look) => split(look),
    filter: (set, holds) => set & unionOf(split(holds).filter(({ value }) => value)),
    first: (set) => defined(combinations[lowestBit(set)], 'combination in an empty set'),
  }
}

/** Not a plain object, so freezing a state leaves it as it is. */
class Guarded {}

/** Reading an input that is not decided throws: that is how a split finds what to decide next. */
function guard(undecided: readonly Undecided[], decided: Values): Values {
  const guarded = new Guarded()
  for (const each of undecided) {
    const { name } = each.field
    const get = () => {
      throw each
    }
    Object.defineProperty(guarded, name, Object.hasOwn(decided, name) ? { value: decided[name] } : { get })
  }
  return guarded as Values
}

function lowestBit(set: InputSet): number {
  return (set & -set).toString(2).length - 1
}

/** The inputs for which any of these applies. */
export const unionOf = (parts: Iterable<{ readonly when: InputSet }>): InputSet => {
  let union = 0n
  for (const { when } of parts) union |= when
  return union
}

/** Every value of a field, one reference standing for all. */
export const domainOf = ({ values, nullable }: Field): readonly unknown[] => {
  const domain = values === 'reference' ? [anyReference] : values
  return nullable ? [null, ...domain] : domain
}
