/** Every list of rules that is asked in some reachable state, and how each of its rules fares there. */

import type { Model } from '../../../analysis/index.ts'
import { type Event, type InputSet, placeOf, type State, start } from '../../../engine/index.ts'
import { type CompiledFlow, forInputs, type Rule, type Values } from '../../../flow/index.ts'
import { sourcePointer, textAt } from './source-pointer.ts'

export interface Decision {
  /** Of the list, in the document as it is written. */
  pointer: string
  rules: readonly Rule[]
  /** Of each rule, in the document as it is written. */
  pointers: readonly string[]
  /** Of each rule: whether its condition ever holds, ever fails, and whether it is ever the first that holds. */
  coverage: readonly { holds: boolean; fails: boolean; taken: boolean }[]
  /** What asks it. */
  event: Event | null
  /** Where no rule holds. */
  none: readonly UnmatchedCase[]
}

export interface UnmatchedCase {
  /** Of the state; -1 before the first. */
  index: number
  when: InputSet
  event: Event | null
}

const known = new WeakMap<Model, readonly Decision[]>()

export function decisionsOf(model: Model): readonly Decision[] {
  const found = known.get(model) ?? decide(model)
  known.set(model, found)
  return found
}

function decide(model: Model): Decision[] {
  const lists = new Map<string, Asked>()
  const keys = new Map<readonly Rule[], string>()
  /** A variant that leaves a list as it is has a copy of it: one and the same list. */
  function note(flow: CompiledFlow, rules: readonly Rule[], data: Values, occasion: UnmatchedCase) {
    const pointer = pointerOfList(rules)
    const id = keys.get(rules) ?? `${pointer} ${textAt(flow.definition, pointer)}`
    keys.set(rules, id)
    const list = lists.get(id) ?? {
      pointer: sourcePointer(model.flow.definition, flow.definition, pointer),
      rules,
      situations: new Map(),
    }
    lists.set(id, list)
    const key = JSON.stringify([data, payloadOf(occasion.event)])
    const same = list.situations.get(key) ?? { data, at: [] }
    list.situations.set(key, same)
    same.at.push(occasion)
  }
  const starts = model.space.split((inputs) => {
    const flow = forInputs(model.flow, inputs)
    return { flow, data: start(flow, inputs).state.data }
  })
  for (const { when, value } of starts)
    if (value.flow.start.length > 0) note(value.flow, value.flow.start, value.data, { index: -1, when, event: null })
  for (const [index, { flow, state }] of model.states.entries())
    for (const { event, when } of model.edges[index] ?? []) {
      const rules = askedBy(flow, state, event)
      if (rules) note(flow, rules, state.data, { index, when, event })
    }
  return [...lists.values()].map((list) => judge(model, list))
}

interface Asked {
  pointer: string
  rules: readonly Rule[]
  situations: Map<string, Situation>
}

/** States in which the same is known and the same is heard: they differ in nothing that a condition can look at. */
interface Situation {
  data: Values
  at: UnmatchedCase[]
}

const pointerOfList = (rules: readonly Rule[]) => (rules[0]?.pointer ?? '').replace(/\/0$/, '')

function judge(model: Model, { pointer, rules, situations }: Asked): Decision {
  const fares = rules.map(() => ({ holds: false, fails: false, taken: false }))
  const none: UnmatchedCase[] = []
  for (const { data, at } of situations.values()) {
    const all = at.reduce((set, { when }) => set | when, 0n)
    let left = all
    for (const [index, { test }] of rules.entries()) {
      const holds = model.holding(all, test, data, payloadOf(at[0]?.event ?? null))
      const fare = fares[index]
      if (!fare) continue
      fare.holds ||= holds !== 0n
      fare.fails ||= (all & ~holds) !== 0n
      fare.taken ||= (left & holds) !== 0n
      left &= ~holds
    }
    for (const occasion of left === 0n ? [] : at)
      if ((occasion.when & left) !== 0n) none.push({ ...occasion, when: occasion.when & left })
  }
  const [first] = situations.values()
  const pointers = rules.map((rule) => pointer + rule.pointer.slice(pointerOfList(rules).length))
  return { pointer, rules, pointers, coverage: fares, event: first?.at[0]?.event ?? null, none }
}

/** The rules that the engine looks through when this is heard; null where it looks through none. */
function askedBy(flow: CompiledFlow, state: State, event: Event): readonly Rule[] | null {
  const place = placeOf(flow, state)
  switch (event.type) {
    case '@done':
      return flow.calls[event.call]?.onDone ?? null
    case '@failed':
      return flow.calls[event.call]?.onError ?? null
    case '@status':
      return place.poll?.statuses[event.status] ?? null
    case '@pollFailed':
      return place.poll?.onError ?? null
    case '@pollTimedOut':
      return place.poll?.onTimeout ?? null
    case '@raised':
      return place.on[event.event] ?? null
    case '@elapsed':
      return null
    default:
      if (state.overlay !== null) return null
      return place.on[event.type] ?? (event.type === 'BACK' && place.back?.length ? place.back : null)
  }
}

/** What a condition sees of an event. */
export function payloadOf(event: Event | null): Values {
  if (event === null) return {}
  if (event.type === '@done') return { outcome: event.value }
  if (event.type === '@failed' || event.type === '@pollFailed') return { code: event.code }
  return event.type.startsWith('@') ? {} : { ...event }
}
