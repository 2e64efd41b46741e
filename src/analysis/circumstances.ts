/** A set of clients and situations in few terms: `showConsent` false and `mode` Refresh, not a list of 500 combinations. */
import type { InputSet } from '../engine/index.ts'
import { defined, type Shares } from '../flow/index.ts'
import { cover, type Dimension, type Term } from './cover.ts'

/** Any of the alternatives holds. */
export interface Circumstances {
  alternatives: readonly (readonly Part[])[]
  /** Of all combinations of the inputs, data and payload that are named, how many are meant. */
  count: number
  of: number
}

/** The input, datum (`data.…`) or payload (`event.…`) has one of these values, of all that it can have. */
export interface Part {
  name: string
  values: readonly unknown[]
  domain: readonly unknown[]
  /** Of a split: how many sessions in a hundred have one of these values. */
  share?: number
}

/** null: the whole universe. */
export function condense(set: InputSet, universe: InputSet, dimensions: readonly Dimension[]): Circumstances | null {
  const meant = set & universe
  if (meant === universe) return null
  const terms = cover(meant, universe, dimensions)
  const named = dimensions.filter((dimension) => terms.some((term) => term.has(dimension)))
  return { alternatives: terms.map(partsOf), ...counted(meant, universe, named) }
}

const partsOf = (term: Term): Part[] =>
  [...term].map(([{ name, values: domain, shares }, values]) => ({
    name,
    values,
    domain: domain.map(({ value }) => value),
    ...(shares && { share: shareOf(values, shares) }),
  }))

const shareOf = (values: readonly unknown[], shares: Shares) =>
  values.reduce((sum: number, value) => sum + defined(shares[String(value)], `share of '${value}'`), 0)

/** What isn't named doesn't count. */
function counted(meant: InputSet, universe: InputSet, named: readonly Dimension[]): { count: number; of: number } {
  let combinations = [universe]
  for (const { values } of named) combinations = combinations.flatMap((each) => values.map(({ set }) => each & set))
  const possible = combinations.filter((each) => each !== 0n)
  return { count: possible.filter((each) => (each & meant) !== 0n).length, of: possible.length }
}
