import { anyOther, anyReference } from '../engine/index.ts'
import { isSameJson } from '../flow/index.ts'
import type { Circumstances, Part } from './circumstances.ts'
import { listed, type Mark } from './mark.ts'

/** The most alternatives that are named: the rest is counted. */
const mostNamed = 5

/**
 * `showConsent` false and `mode` Refresh. What all alternatives have in common is said once.
 * @param counters the data that count how often the event has come
 */
export function circumstancesInWords(
  { alternatives }: Circumstances,
  mark: Mark,
  counters: readonly string[] = [],
): string {
  const partInWords = (part: Part) => {
    const times = counters.includes(part.name) ? timesInWords(part) : null
    const said = fieldInWords(part, mark)
    if (times !== null) return `${said} (${times})`
    return part.share === undefined ? said : `${said} (${part.share} % of sessions)`
  }
  const [first = [], ...others] = alternatives
  const isCommon = (part: Part) =>
    others.length > 0 && others.every((other) => other.some((each) => isSame(each, part)))
  const common = first.filter(isCommon)
  const named = alternatives
    .slice(0, mostNamed)
    .map((parts) => parts.filter((part) => !common.some((each) => isSame(each, part))))
  const rest = alternatives.length - named.length
  const either = [
    ...named.map((parts) => listed(parts.map(partInWords))),
    ...(rest > 0 ? [`${rest} further cases`] : []),
  ].join(named.some((parts) => parts.length > 1) ? '; or ' : ', or ')
  return common.length > 0 ? `${listed(common.map(partInWords))}, and either ${either}` : either
}

/** ` (3 of 8 combinations)`; of splits the share of sessions says more. */
export function countInWords({ alternatives, count, of }: Circumstances): string {
  const areSplits = alternatives.flat().every(({ share }) => share !== undefined)
  return areSplits ? '' : ` (${count} of ${of} combinations)`
}

const isSame = (a: Part, b: Part) => a.name === b.name && isSameJson(a.values, b.values)

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

/** A counter is at its lowest value when the event comes for the first time; null if its values are not a range. */
function timesInWords({ domain, values }: Part): string | null {
  const numbers = domain.filter((value) => typeof value === 'number').sort((a, b) => a - b)
  const indices = values.map((value) => numbers.indexOf(value as number)).sort((a, b) => a - b)
  const [first, last] = [ordinals[indices.at(0) ?? -1], ordinals[indices.at(-1) ?? -1]]
  const isRange = indices.every((index, at) => index === (indices[0] as number) + at)
  if (!isRange || first === undefined || last === undefined) return null
  if (indices.at(-1) === numbers.length - 1) return `from the ${first} time on`
  return first === last ? `the ${first} time` : `from the ${first} to the ${last} time`
}

function fieldInWords({ name, values, domain }: Part, mark: Mark): string {
  const range = rangeInWords(domain, values)
  if (range !== null) return `${mark(name)} ${range}`
  const others = domain.filter((value) => !values.includes(value))
  if (values.length > 1 && others.length === 1) return `${mark(name)} other than ${valueInWords(others[0])}`
  return `${mark(name)} ${values.map(valueInWords).join(' or ')}`
}

/** Several numbers that are the highest or the lowest of all; else null. */
function rangeInWords(domain: readonly unknown[], values: readonly unknown[]): string | null {
  const numbers = domain.filter((value) => typeof value === 'number').sort((a, b) => a - b)
  if (numbers.length < domain.length || values.length < 2) return null
  const areMeant = (some: readonly number[]) => some.every((number) => values.includes(number))
  if (areMeant(numbers.slice(-values.length))) return `at least ${numbers.at(-values.length)}`
  return areMeant(numbers.slice(0, values.length)) ? `at most ${numbers[values.length - 1]}` : null
}

function valueInWords(value: unknown): string {
  if (value === null) return 'empty'
  if (value === anyReference) return 'given'
  return value === anyOther ? 'anything else' : String(value)
}
