/** A set of inputs in the fewest words: `showConsent` false and `mode` Refresh, and not a list of 500 combinations. */
import { anyOther, anyReference, type InputSet } from '../engine/index.ts'
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
  return { words: termsInWords(terms), ...counted(meant, universe, named) }
}

/** What all terms have in common is said once. */
function termsInWords(terms: readonly Term[]): string {
  const [first, ...others] = terms
  const common = new Set(
    others.length === 0
      ? []
      : [...(first ?? [])].flatMap((part) => (others.every((other) => said(other, part)) ? [part[0]] : [])),
  )
  const own = terms.slice(0, mostTerms).map((term) => [...term].filter(([dimension]) => !common.has(dimension)))
  const shown = own.map((parts) => inTurn(parts.map(partInWords)))
  const rest = terms.length > mostTerms ? [`${terms.length - mostTerms} further cases`] : []
  const either = [...shown, ...rest].join(own.some((parts) => parts.length > 1) ? '; or ' : ', or ')
  const shared = [...(first ?? [])].filter(([dimension]) => common.has(dimension)).map(partInWords)
  return shared.length > 0 ? `${inTurn(shared)}, and either ${either}` : either
}

type Part = readonly [Dimension, readonly unknown[]]

const said = (term: Term, [dimension, values]: Part) => String(term.get(dimension)) === String(values)

/** `a, b and c`. */
const inTurn = (parts: readonly string[]) =>
  [parts.slice(0, -1).join(', '), parts.at(-1)].filter((part) => part !== '').join(' and ')

/** As few combinations as the words speak of: what isn't named doesn't count. */
function counted(meant: InputSet, universe: InputSet, named: readonly Dimension[]): { count: number; of: number } {
  let parts = [universe]
  for (const { values } of named) parts = parts.flatMap((part) => values.map(({ set }) => part & set))
  const possible = parts.filter((part) => part !== 0n)
  return { count: possible.filter((part) => (part & meant) !== 0n).length, of: possible.length }
}

function partInWords([{ name, values: all }, values]: Part): string {
  const range = rangeInWords(
    all.map(({ value }) => value),
    values,
  )
  if (range !== null) return `\`${name}\` ${range}`
  const others = all.filter(({ value }) => !values.includes(value))
  if (values.length > 1 && others.length === 1) return `\`${name}\` other than ${valueInWords(others[0]?.value)}`
  return `\`${name}\` ${values.map(valueInWords).join(' or ')}`
}

/** Several numbers that are the highest or the lowest of all; else null. */
function rangeInWords(all: readonly unknown[], values: readonly unknown[]): string | null {
  const numbers = all.filter((value) => typeof value === 'number').sort((a, b) => a - b)
  if (numbers.length < all.length || values.length < 2) return null
  const isOf = (some: readonly number[]) => some.every((number) => values.includes(number))
  if (isOf(numbers.slice(-values.length))) return `at least ${numbers.at(-values.length)}`
  return isOf(numbers.slice(0, values.length)) ? `at most ${numbers[values.length - 1]}` : null
}

function valueInWords(value: unknown): string {
  if (value === null) return 'empty'
  if (value === anyReference) return 'given'
  return value === undefined || value === anyOther ? 'anything else' : String(value)
}
