/**
 * A set of inputs as few terms, each as wide as it can be without containing what isn't meant. Each term starts from one
 * combination and is widened; the best term comes first, until all combinations are named.
 */
import type { InputSet } from '../engine/index.ts'
import type { Shares } from '../flow/index.ts'

/** One input (or datum) and the combinations that have each of its values. */
export interface Dimension {
  name: string
  /** Of a split: how many sessions in a hundred get each value. */
  shares?: Shares
  /** No combination has two of them. */
  values: readonly { value: unknown; set: InputSet }[]
}

/** By dimension the values that are meant; a dimension that isn't named may have any. */
export type Term = ReadonlyMap<Dimension, readonly unknown[]>

/** The most terms: more describe nothing. */
const mostTerms = 50

export function cover(meant: InputSet, universe: InputSet, dimensions: readonly Dimension[]): Term[] {
  const orders = dimensions.map((_, index) => [...dimensions.slice(index), ...dimensions.slice(0, index)])
  const goal = { universe, others: universe & ~meant }
  const terms: Term[] = []
  let open = meant
  while (open !== 0n && terms.length < mostTerms) {
    const seed = seedTerm(open & -open, dimensions)
    const widened = orders.flatMap((order) => [
      widenEach(goal, order, widenEach(goal, order, seed, leaveOut), addValues),
      widenEach(goal, order, widenEach(goal, order, seed, addValues), leaveOut),
    ])
    const best = bestOf(widened, open)
    terms.push(best)
    open &= ~setOf(best, universe)
  }
  return terms
}

/** Mostly how many combinations it newly names; among equals the shorter term is better. */
function bestOf(terms: readonly Term[], open: InputSet): Term {
  const scored = terms.map((term) => ({ term, score: score(term, open) }))
  return scored.reduce((a, b) => (b.score > a.score ? b : a)).term
}

const score = (term: Term, open: InputSet) =>
  sizeOfSet(setOf(term, open)) * 100 - [...term.values()].reduce((sum, values) => sum + 10 + values.length, 0)

/** By the code of a hexadecimal digit: how many of its bits are set. */
const bitsOf = new Uint8Array(128)
for (let digit = 0; digit < 16; digit++)
  bitsOf[digit.toString(16).charCodeAt(0)] = digit.toString(2).replaceAll('0', '').length

/** A set may have many thousand bits, so its digits are looked up. */
function sizeOfSet(set: InputSet): number {
  const digits = set.toString(16)
  let size = 0
  for (let at = 0; at < digits.length; at++) size += bitsOf[digits.charCodeAt(at)] ?? 0
  return size
}

interface Goal {
  universe: InputSet
  /** The combinations that are not meant: no term may name one. */
  others: InputSet
}

/** One combination: where every term begins. */
const seedTerm = (seed: InputSet, dimensions: readonly Dimension[]): Term =>
  new Map(
    dimensions.map((each) => [each, each.values.filter(({ set }) => (set & seed) !== 0n).map(({ value }) => value)]),
  )

/**
 * What a dimension of a term may have instead of `values`, or null: anything. `rest` is what the other dimensions of the
 * term leave.
 */
type Widen = (
  dimension: Dimension,
  values: readonly unknown[],
  rest: InputSet,
  others: InputSet,
) => readonly unknown[] | null

function widenEach({ universe, others }: Goal, order: readonly Dimension[], from: Term, widen: Widen): Term {
  const term = new Map(from)
  const later = setsAfter(order, from, universe)
  let sofar = universe
  for (const [index, dimension] of order.entries()) {
    const values = term.get(dimension)
    if (!values) continue
    const wider = widen(dimension, values, sofar & (later[index] ?? universe), others)
    if (wider) {
      term.set(dimension, wider)
      sofar &= having(dimension, wider)
    } else term.delete(dimension)
  }
  return term
}

/** For a dimension that makes no difference. */
const leaveOut: Widen = (_, values, rest, others) => ((rest & others) === 0n ? null : values)

/** With each further value that keeps the term within the goal. */
const addValues: Widen = (dimension, values, rest, others) => {
  if ((rest & having(dimension, values) & others) !== 0n) return values
  const added = dimension.values.filter(({ value, set }) => {
    // A value that no client has with the rest would only mislead.
    const more = values.includes(value) ? 0n : rest & set
    return more !== 0n && (more & others) === 0n
  })
  return [...values, ...added.map(({ value }) => value)]
}

/** By index of a dimension: what those that come after it in this order leave. */
function setsAfter(order: readonly Dimension[], term: Term, universe: InputSet): InputSet[] {
  const sets: InputSet[] = []
  let sofar = universe
  for (const [index, dimension] of [...order.entries()].reverse()) {
    sets[index] = sofar
    const values = term.get(dimension)
    if (values) sofar &= having(dimension, values)
  }
  return sets
}

const having = ({ values }: Dimension, meant: readonly unknown[]): InputSet =>
  values.filter(({ value }) => meant.includes(value)).reduce((sum, { set }) => sum | set, 0n)

const setOf = (term: Term, universe: InputSet): InputSet =>
  [...term].reduce((sofar, [dimension, meant]) => sofar & having(dimension, meant), universe)
