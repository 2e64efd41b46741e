/**
 * A set of inputs as few terms, each as wide as it can be without holding what isn't meant: from one combination
 * outwards, the widest found first, until all are named.
 */
import type { InputSet } from '../engine/index.ts'

/** One input (or datum) and the combinations that have each of its values. */
export interface Dimension {
  name: string
  values: readonly { value: unknown; set: InputSet }[]
}

/** By dimension the values that are meant; a dimension that isn't named may have any. */
export type Term = ReadonlyMap<Dimension, readonly unknown[]>

/** So many terms are no description any more. */
const tooMany = 50

export function cover(meant: InputSet, universe: InputSet, dimensions: readonly Dimension[]): Term[] {
  const terms: Term[] = []
  let open = meant
  while (open !== 0n && terms.length < tooMany) {
    const seed = open & -open
    const orders = dimensions.map((_, index) => [...dimensions.slice(index), ...dimensions.slice(0, index)])
    const question = { seed, meant, universe, dimensions }
    const widened = orders.flatMap((order) => [
      add(question, order, drop(question, order, only(question))),
      drop(question, order, add(question, order, only(question))),
    ])
    const best = widened.reduce((a, b) => (worth(b, open, dimensions) > worth(a, open, dimensions) ? b : a))
    terms.push(best)
    open &= ~setOf(best, dimensions)
  }
  return terms
}

/** Mostly what it newly names; among equals the shorter. */
const worth = (term: Term, open: InputSet, dimensions: readonly Dimension[]) =>
  sizeOfSet(setOf(term, dimensions) & open) * 100 -
  [...term.values()].reduce((sum, values) => sum + 10 + values.length, 0)

const sizeOfSet = (set: InputSet) => set.toString(2).replaceAll('0', '').length

interface Question {
  seed: InputSet
  meant: InputSet
  universe: InputSet
  dimensions: readonly Dimension[]
}

/** One combination: where every term begins. */
const only = ({ seed, dimensions }: Question): Term =>
  new Map(
    dimensions.map((each) => [each, each.values.filter(({ set }) => (set & seed) !== 0n).map(({ value }) => value)]),
  )

const holds = ({ meant, universe, dimensions }: Question, term: Term) =>
  (setOf(term, dimensions) & universe & ~meant) === 0n

/** Without each dimension on which nothing depends. */
function drop(question: Question, order: readonly Dimension[], from: Term): Term {
  return order.reduce((term, dimension) => {
    const without = new Map(term)
    without.delete(dimension)
    return holds(question, without) ? without : term
  }, from)
}

/** With each further value for which it holds as well. */
function add(question: Question, order: readonly Dimension[], from: Term): Term {
  const { universe, dimensions } = question
  const candidates = order.flatMap((dimension) => dimension.values.map(({ value }) => ({ dimension, value })))
  return candidates.reduce((term, { dimension, value }) => {
    const values = term.get(dimension)
    if (!values || values.includes(value)) return term
    const wider = new Map(term).set(dimension, [...values, value])
    // A value that no client has with the rest would only mislead.
    const isWider = (setOf(wider, dimensions) & universe) !== (setOf(term, dimensions) & universe)
    return isWider && holds(question, wider) ? wider : term
  }, from)
}

function setOf(term: Term, dimensions: readonly Dimension[]): InputSet {
  const all = (dimensions[0]?.values ?? []).reduce((sum, { set }) => sum | set, 0n)
  return [...term].reduce((sofar, [{ values }, meant]) => {
    const having = values.filter(({ value }) => meant.includes(value)).reduce((sum, { set }) => sum | set, 0n)
    return sofar & having
  }, all)
}
