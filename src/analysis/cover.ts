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
  values: readonly { value: unknown; set: InputSet }[]
}

/** By dimension the values that are meant; a dimension that isn't named may have any. */
export type Term = ReadonlyMap<Dimension, readonly unknown[]>

/** The most terms: more describe nothing. */
const mostTerms = 50

export function cover(meant: InputSet, universe: InputSet, dimensions: readonly Dimension[]): Term[] {
  const terms: Term[] = []
  let open = meant
  while (open !== 0n && terms.length < mostTerms) {
    const seed = open & -open
    const orders = dimensions.map((_, index) => [...dimensions.slice(index), ...dimensions.slice(0, index)])
    const goal = { seed, meant, universe, dimensions }
    const widened = orders.flatMap((order) => [
      addValues(goal, order, dropDimensions(goal, order, seedTerm(goal))),
      dropDimensions(goal, order, addValues(goal, order, seedTerm(goal))),
    ])
    const best = widened.reduce((a, b) => (score(b, open) > score(a, open) ? b : a))
    terms.push(best)
    open &= ~setOf(best, universe)
  }
  return terms
}

/** Mostly how many combinations it newly names; among equals the shorter term is better. */
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
  seed: InputSet
  meant: InputSet
  universe: InputSet
  dimensions: readonly Dimension[]
}

/** One combination: where every term begins. */
const seedTerm = ({ seed, dimensions }: Goal): Term =>
  new Map(
    dimensions.map((each) => [each, each.values.filter(({ set }) => (set & seed) !== 0n).map(({ value }) => value)]),
  )

const isWithinGoal = ({ meant, universe }: Goal, term: Term) => (setOf(term, universe) & ~meant) === 0n

/** Without each dimension that makes no difference. */
function dropDimensions(goal: Goal, order: readonly Dimension[], from: Term): Term {
  return order.reduce((term, dimension) => {
    const without = new Map(term)
    without.delete(dimension)
    return isWithinGoal(goal, without) ? without : term
  }, from)
}

/** With each further value that keeps the term within the goal. */
function addValues(goal: Goal, order: readonly Dimension[], from: Term): Term {
  const candidates = order.flatMap((dimension) => dimension.values.map(({ value }) => ({ dimension, value })))
  return candidates.reduce((term, { dimension, value }) => {
    const values = term.get(dimension)
    if (!values || values.includes(value)) return term
    const wider = new Map(term).set(dimension, [...values, value])
    // A value that no client has with the rest would only mislead.
    const isWider = setOf(wider, goal.universe) !== setOf(term, goal.universe)
    return isWider && isWithinGoal(goal, wider) ? wider : term
  }, from)
}

function setOf(term: Term, universe: InputSet): InputSet {
  return [...term].reduce((sofar, [{ values }, meant]) => {
    const having = values.filter(({ value }) => meant.includes(value)).reduce((sum, { set }) => sum | set, 0n)
    return sofar & having
  }, universe)
}
