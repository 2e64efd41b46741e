/** A set of inputs in the fewest words: `showConsent` false and `mode` Refresh, and not a list of 500 combinations. */
import { type InputSet, someOther, someReference } from '../../engine/index.ts'
import { cover, type Dimension, type Term } from './cover.ts'

export interface Condensed {
  /** null: all of them. */
  words: string | null
  /** Of all combinations of the inputs named, how many are meant. */
  count: number
  of: number
}

/** More terms than this are counted. */
const mostTerms = 5

export function condense(set: InputSet, universe: InputSet, dimensions: readonly Dimension[]): Condensed {
  const meant = set & universe
  if (meant === universe) return { words: null, count: 1, of: 1 }
  const terms = cover(meant, universe, dimensions)
  const named = dimensions.filter((dimension) => terms.some((term) => term.has(dimension)))
  const shown = terms.slice(0, mostTerms).map(termInWords)
  const rest = terms.length > mostTerms ? [`${terms.length - mostTerms} further cases`] : []
  return { words: [...shown, ...rest].join(', or '), ...counted(meant, universe, named) }
}

/** As few combinations as the words speak of: what isn't named doesn't count. */
function counted(meant: InputSet, universe: InputSet, named: readonly Dimension[]): { count: number; of: number } {
  let parts = [universe]
  for (const { values } of named) parts = parts.flatMap((part) => values.map(({ set }) => part & set))
  const possible = parts.filter((part) => part !== 0n)
  return { count: possible.filter((part) => (part & meant) !== 0n).length, of: possible.length }
}

function termInWords(term: Term): string {
  return [...term].map(([dimension, values]) => inWords(dimension, values)).join(' and ')
}

function inWords({ name, values: all }: Dimension, values: readonly unknown[]): string {
  const others = all.filter(({ value }) => !values.includes(value))
  if (values.length > 1 && others.length === 1) return `\`${name}\` other than ${said(others[0]?.value)}`
  return `\`${name}\` ${values.map(said).join(' or ')}`
}

function said(value: unknown): string {
  if (value === null) return 'empty'
  if (value === someReference) return 'given'
  return value === undefined || value === someOther ? 'anything else' : String(value)
}
