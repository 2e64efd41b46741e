/** Tells outcomes apart by conditions: the fewest lists of conditions of which each has one outcome. */
import type { Model } from '../analysis/index.ts'
import type { InputSet } from '../engine/index.ts'
import type { Values } from '../flow/index.ts'
import type { Term } from './separating-conditions.ts'

export interface Outcome {
  /** What follows; equal texts are the same outcome. */
  key: string
  data: Values
  when: InputSet
}

/** All terms hold. */
export type Conjunction = readonly Term[]

/** A row with more rows in its place says less than a list does. */
const mostOutcomes = 4
/** Of conditions that are tried one after the other and within each other: more would take seconds. */
const mostTries = 20_000

/** null where no such conditions are found; at most one outcome needs a second list. */
export function separate(
  model: Model,
  found: readonly Outcome[],
  terms: readonly Term[],
): readonly Conjunction[] | null {
  const outcomes = joined(found)
  const count = countOf(outcomes)
  if (count > mostOutcomes) return null
  const telling = new Map<string, Split>()
  for (const term of terms) {
    const held = outcomes.map(({ when, data }) => model.holding(when, term.test, data))
    const isTelling = held.some((when) => when !== 0n) && held.some((when, index) => when !== outcomes[index]?.when)
    const key = held.join(' ')
    if (isTelling && !telling.has(key)) telling.set(key, splitBy(model, term))
  }
  const splits = [...telling.values()]
  const tries = { left: mostTries }
  return fewest(outcomes, count, splits, tries) ?? fewest(outcomes, count + 1, splits, tries)
}

interface Split {
  term: Term
  not: Term
  of: (outcomes: readonly Outcome[]) => [held: Outcome[], others: Outcome[]]
}

const splitBy = (model: Model, term: Term): Split => ({
  term,
  not: { condition: { '!': term.condition }, test: (scope) => !term.test(scope) },
  of: (outcomes) => {
    const held = outcomes.map((each) => ({ ...each, when: model.holding(each.when, term.test, each.data) }))
    const others = outcomes.map((each, index) => ({ ...each, when: each.when & ~(held[index]?.when ?? 0n) }))
    return [held.filter(isSeen), others.filter(isSeen)]
  },
})

const isSeen = ({ when }: Outcome) => when !== 0n

function fewest(
  outcomes: readonly Outcome[],
  most: number,
  splits: readonly Split[],
  tries: { left: number },
): readonly Conjunction[] | null {
  const count = countOf(outcomes)
  if (count === 1) return [[]]
  if (count > most) return null
  for (const { term, not, of } of splits) {
    if (tries.left-- <= 0) return null
    const [held, others] = of(outcomes)
    if (held.length === 0 || others.length === 0) continue
    const first = fewest(held, most - countOf(others), splits, tries)
    const second = first && fewest(others, most - first.length, splits, tries)
    if (second) return [...first.map((each) => [term, ...each]), ...second.map((each) => [not, ...each])]
  }
  return null
}

const countOf = (outcomes: readonly Outcome[]) => new Set(outcomes.map(({ key }) => key)).size

/** Most states hold the same data. */
function joined(outcomes: readonly Outcome[]): Outcome[] {
  const byKey = new Map<string, Map<Values, Outcome>>()
  for (const outcome of outcomes) {
    const known = byKey.get(outcome.key) ?? new Map<Values, Outcome>()
    byKey.set(outcome.key, known)
    known.set(outcome.data, { ...outcome, when: outcome.when | (known.get(outcome.data)?.when ?? 0n) })
  }
  return [...byKey.values()].flatMap((each) => [...each.values()])
}
