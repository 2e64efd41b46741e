/** Where both flows can be in the same situation: the consequences of each event side by side, and which differ for whom. */
import {
  distinguishedFields,
  type Event,
  type InputSet,
  isOutcome,
  type ReachableState,
  type Walk,
} from '../engine/index.ts'
import { type CompiledFlow, defined } from '../flow/index.ts'
import type { Comparison } from './comparison.ts'
import { type Consequence, nothing } from './consequence.ts'
import { type EventPair, pairEvents } from './event-pairs.ts'
import { type Renames, unchanged } from './renames.ts'
import { type PossibleConsequence, type StateClass, stateClassesOf } from './state-classes.ts'
import { type Trigger, triggerOf } from './trigger.ts'

/** By the values of data and payload, as JSON: the clients for which they occur, and the states. */
export type Situations = Map<string, { clients: InputSet; states: ReachableState[] }>

export interface Difference {
  place: string
  /** The new flow, as these clients get it. */
  flow: CompiledFlow
  trigger: Trigger
  /** What triggers it in one of these situations. */
  event: Event
  before: Consequence
  after: Consequence
  /** The rules of which these are the consequences. */
  rules: { old: PossibleConsequence['rule']; now: PossibleConsequence['rule'] }
  /** Where it shows. */
  shownIn: Situations
  /** Where the event can happen at all: what the difference is described among. */
  possibleIn: Situations
}

export function findDifferences({ old, now, renames }: Comparison): Difference[] {
  const [oldFields, newFields] = [distinguishedFields(old.flow), distinguishedFields(now.flow)]
  const shared = [...renames.shared].filter(([from, to]) => oldFields.includes(from) && newFields.includes(to))
  const before = oldClasses(old.walk, new Map(shared), renames)
  const after = stateClassesOf(now.walk, new Map(shared.map(([, to]) => [to, to])), unchanged)
  const pairs = [...after].flatMap(([key, classes]) => {
    const counterparts = before.get(key)
    if (!counterparts) return []
    return counterparts.flatMap((a) => classes.flatMap((b) => ((a.inputs & b.inputs) === 0n ? [] : [{ a, b }])))
  })
  const compared = pairs.flatMap(({ a, b }) =>
    pairEvents(a, b).map((pair): Compared => {
      const [example] = (pair.from === 'old' ? a : b).states
      return { a, b, pair, trigger: triggerOf(pair.event, defined(example, 'state of a class'), b.overlay) }
    }),
  )
  const found = new Map<string, Difference>()
  for (const each of compared) addDifferences(found, each)
  // What a difference is described among is looked for where there is one: most events do what they did.
  if (found.size > 0) addPossible([...found.values()], compared, pairs)
  return [...found.values()]
}

/** The last by walk: that of the old flow is kept for the next edit of the new one. */
const classesOf = new WeakMap<Walk, { key: string; classes: ReturnType<typeof stateClassesOf> }>()

function oldClasses(walk: Walk, shared: ReadonlyMap<string, string>, renames: Renames) {
  const key = JSON.stringify([renames.id, ...shared])
  const known = classesOf.get(walk)
  if (known?.key === key) return known.classes
  const classes = stateClassesOf(walk, shared, renames)
  classesOf.set(walk, { key, classes })
  return classes
}

/** Classes of both flows that some clients get to alike. */
interface ClassPair {
  a: StateClass
  b: StateClass
}

/** An event that both handle. */
interface Compared extends ClassPair {
  pair: EventPair
  trigger: Trigger
}

function addDifferences(found: Map<string, Difference>, { a, b, pair, trigger }: Compared) {
  const both = a.inputs & b.inputs
  for (const [was, before] of consequencesIn(pair.old, both))
    for (const [is, after] of consequencesIn(pair.now, both)) {
      if (was === is) continue
      const when = before.when & after.when & both
      if (when === 0n) continue
      const id = `${keyOf(b.place, trigger)} ${was} ${is}`
      const difference = found.get(id) ?? {
        place: b.place,
        flow: b.flow,
        trigger,
        event: pair.event,
        before: before.consequence,
        after: after.consequence,
        rules: { old: before.rule, now: after.rule },
        shownIn: new Map(),
        possibleIn: new Map(),
      }
      found.set(id, difference)
      addTo(difference.shownIn, factsOf(a, b, pair), when, b.states)
    }
}

function addPossible(found: readonly Difference[], compared: readonly Compared[], pairs: readonly ClassPair[]) {
  const byKey = new Map<string, Situations>()
  for (const difference of found) {
    const key = keyOf(difference.place, difference.trigger)
    const possibleIn = byKey.get(key) ?? difference.possibleIn
    byKey.set(key, possibleIn)
    difference.possibleIn = possibleIn
  }
  const places = new Set(found.map(({ place }) => place))
  /** Where users can act at all, whether or not the event can happen: a variant may not have it. */
  const everywhere: Situations = new Map()
  for (const { a, b } of pairs)
    if (places.has(b.place)) addTo(everywhere, situationOf(a, b), a.inputs & b.inputs, b.states)
  for (const { a, b, pair, trigger } of compared) {
    const possibleIn = places.has(b.place) ? byKey.get(keyOf(b.place, trigger)) : undefined
    if (!possibleIn) continue
    const all = isOutcome(pair.event) ? undefined : everywhere.get(situationOf(a, b))
    if (all) addTo(possibleIn, factsOf(a, b, pair), all.clients, all.states)
    else addTo(possibleIn, factsOf(a, b, pair), a.inputs & b.inputs, b.states)
  }
}

const keyOf = (place: string, trigger: Trigger): string => JSON.stringify([place, trigger])

const nothingKey = JSON.stringify(nothing)

/** An event that can't happen does nothing. */
const consequencesIn = (reaction: EventPair['old'], inputs: InputSet): Iterable<[string, PossibleConsequence]> =>
  reaction ? reaction.consequences : [[nothingKey, { consequence: nothing, when: inputs, rule: null }]]

/** Data that only one of the flows distinguishes may decide what differs, too. */
const knownIn = (old: StateClass, now: StateClass) => ({ ...old.known, ...now.known })

const situationOf = (old: StateClass, now: StateClass) => JSON.stringify([now.place, now.overlay, knownIn(old, now)])

function addTo(situations: Situations, facts: string, clients: InputSet, states: readonly ReachableState[]) {
  const known = situations.get(facts) ?? { clients: 0n, states: [] }
  situations.set(facts, { clients: known.clients | clients, states: [...new Set([...known.states, ...states])] })
}

function factsOf(old: StateClass, now: StateClass, { payload }: EventPair): string {
  const { type: _, value: __, status: ___, event: ____, ...rest } = payload
  const prefixed = (scope: string, values: object) =>
    Object.entries(values).map(([key, value]) => [`${scope}.${key}`, value])
  return JSON.stringify(Object.fromEntries([...prefixed('data', knownIn(old, now)), ...prefixed('event', rest)]))
}
