/** Wherever both flows can be in the same situation: each event's outcomes side by side, and which differ for whom. */
import { distinguishedFields, type InputSet, type ReachableState } from '../engine/index.ts'
import { classesOf, plain, type StateClass } from './classes.ts'
import type { Compared } from './compared.ts'
import { eventInWords } from './event-words.ts'
import { type Consequence, nothing } from './outcome.ts'
import { type Pair, pairs } from './pairs.ts'
import { unchanged } from './renames.ts'

/** What is known in a situation and what came with the event, as JSON: the clients who can be in it, and its states. */
export type Situations = Map<string, { set: InputSet; states: ReachableState[] }>

export interface Difference {
  place: string
  /** On which event, in words. */
  event: string
  old: Consequence
  now: Consequence
  /** Where it shows. */
  seen: Situations
  /** Where the event can happen at all: what the difference is described among. */
  among: Situations
}

export function findDifferences({ old, now, renames }: Compared): Difference[] {
  const [asksOld, asksNow] = [distinguishedFields(old.flow), distinguishedFields(now.flow)]
  const shared = [...renames.shared].filter(([from, to]) => asksOld.includes(from) && asksNow.includes(to))
  const before = classesOf(old.walk, new Map(shared), renames)
  const after = classesOf(now.walk, new Map(shared.map(([, to]) => [to, to])), unchanged)
  const found = new Map<string, Difference>()
  const known = new Map<string, Situations>()
  /** Whether or not the event can happen there: a variant may be without it. */
  const alike: Situations = new Map()
  const meeting = [...before].flatMap(([key, olds]) =>
    olds.flatMap((a) => (after.get(key) ?? []).flatMap((b) => ((a.inputs & b.inputs) === 0n ? [] : [{ a, b }]))),
  )
  for (const { a, b } of meeting) add(alike, situationOf(a, b), a.inputs & b.inputs, b.states)
  for (const { a, b } of meeting) for (const pair of pairs(a, b)) compare(a, b, pair)
  return [...found.values()]

  function compare(a: StateClass, b: StateClass, pair: Pair) {
    const both = a.inputs & b.inputs
    const event = inWords(b, pair)
    const facts = factsOf(a, b, pair)
    const at = `${b.place} ${event}`
    const among: Situations = known.get(at) ?? new Map()
    known.set(at, among)
    const said = pair.event.type.startsWith('@') ? undefined : alike.get(situationOf(a, b))
    add(among, facts, said?.set ?? both, said?.states ?? b.states)
    for (const was of pair.old?.outcomes.values() ?? [{ outcome: nothing, when: both }])
      for (const is of pair.now?.outcomes.values() ?? [{ outcome: nothing, when: both }]) {
        const when = was.when & is.when & both
        const [old, now] = [JSON.stringify(was.outcome), JSON.stringify(is.outcome)]
        if (when === 0n || old === now) continue
        const difference = { place: b.place, event, old: was.outcome, now: is.outcome, seen: new Map(), among }
        const same = found.get(`${at} ${old} ${now}`) ?? difference
        found.set(`${at} ${old} ${now}`, same)
        add(same.seen, facts, when, b.states)
      }
  }

  /** An outcome does what it does, whatever lies over the step. */
  function inWords({ overlay }: StateClass, { event, from }: Pair): string {
    const said = eventInWords(event, from === 'old' ? old.flow : now.flow)
    return overlay === null || event.type.startsWith('@') ? said : `in the dialog \`${overlay}\`, ${said}`
  }
}

/** Data that only one of the flows asks for may decide what differs, too. */
const knownIn = (old: StateClass, now: StateClass) => ({ ...old.known, ...now.known })

const situationOf = (old: StateClass, now: StateClass) => JSON.stringify([now.place, now.overlay, knownIn(old, now)])

function add(situations: Situations, facts: string, set: InputSet, states: readonly ReachableState[]) {
  const known = situations.get(facts) ?? { set: 0n, states: [] }
  situations.set(facts, { set: known.set | set, states: [...new Set([...known.states, ...states])] })
}

function factsOf(old: StateClass, now: StateClass, { event }: Pair): string {
  const { type: _, value: __, status: ___, event: ____, ...payload } = plain(event)
  const prefixed = (scope: string, values: object) =>
    Object.entries(values).map(([key, value]) => [`${scope}.${key}`, value])
  return JSON.stringify(Object.fromEntries([...prefixed('data', knownIn(old, now)), ...prefixed('event', payload)]))
}
