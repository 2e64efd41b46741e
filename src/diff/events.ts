/** What happens differently, a sentence for each difference; one sentence for the same difference at several places. */
import type { InputSet } from '../engine/index.ts'
import { type Change, listed } from './change.ts'
import type { Compared } from './compared.ts'
import { condense } from './condense.ts'
import type { Dimension } from './cover.ts'
import { type Difference, findDifferences, type Situations } from './differences.ts'
import { outcomeInWords } from './event-words.ts'
import { share } from './who.ts'

export function eventChanges(compared: Compared): Change[] {
  const order = (place: string) => compared.now.flow.places[place]?.order ?? 0
  const differences = findDifferences(compared).sort((a, b) => order(a.place) - order(b.place))
  const sentences = differences.map((difference) => {
    const { words, count, of } = whoSees(difference, compared)
    const condition = words === null ? '' : `, if ${words}${share(count, of)}`
    const sentence = `${difference.event}: ${outcomeInWords(difference)}${condition}.`
    return { ...difference, sentence, isCounted: words !== null }
  })
  return [...new Set(sentences.map(({ sentence }) => sentence))].map((sentence) => {
    const same = sentences.filter((each) => each.sentence === sentence)
    const [first] = same as [(typeof sentences)[number]]
    const trace = wayOf(first, compared)
    return { about: 'events', sentence: `At ${places(same)}, ${sentence}`, trace, isCounted: first.isCounted }
  })
}

/** More places than this are counted. */
const mostPlaces = 4

function places(differences: readonly Difference[]): string {
  const names = [...new Set(differences.map(({ place }) => place))]
  if (names.length <= mostPlaces) return listed(names)
  return `${names
    .slice(0, mostPlaces - 1)
    .map((name) => `\`${name}\``)
    .join(', ')} and ${names.length - mostPlaces + 1} more places`
}

function wayOf({ seen, event, old, now }: Difference, { way, now: side }: Compared): string[] {
  const ways = [...seen.values()].map(({ set, states }) => way(side, states, set))
  const shortest = ways.reduce((a, b) => (b.length < a.length ? b : a))
  return [...shortest, `${event.replaceAll('`', '')} → ${outcomeInWords({ old, now }).replaceAll('`', '')}`]
}

/** Facts are handled like inputs: each tuple of facts has its own copy of the clients' bits. */
function whoSees({ seen, among }: Difference, { inputs }: Compared) {
  const tuples = [...among.keys()]
  const facts = tuples.map((tuple) => JSON.parse(tuple) as Record<string, unknown>)
  const width = BigInt(inputs.now.length)
  const spread = (of: Situations) =>
    tuples.reduce((sum, tuple, index) => sum | ((of.get(tuple)?.set ?? 0n) << (width * BigInt(index))), 0n)
  const repeated = (set: InputSet) => tuples.reduce((sum, _, index) => sum | (set << (width * BigInt(index))), 0n)
  const everyone = (1n << width) - 1n
  const ofFacts = [...new Set(facts.flatMap(Object.keys))].map((name): Dimension => {
    const values = [...new Set(facts.map((each) => each[name]))]
    const having = (value: unknown) =>
      facts.reduce((sum, each, index) => (each[name] === value ? sum | (everyone << (width * BigInt(index))) : sum), 0n)
    return { name, values: values.map((value) => ({ value, set: having(value) })) }
  })
  const ofInputs = inputs.dimensions.map(({ name, values }) => ({
    name,
    values: values.map(({ value, set }) => ({ value, set: repeated(set) })),
  }))
  return condense(spread(seen), spread(among), [...ofFacts, ...ofInputs])
}
