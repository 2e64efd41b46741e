/** Every list of rules that is evaluated in some reachable state, and which of its rules are taken there. */

import type { Model } from '../../../analysis/index.ts'
import { sourcePointer, textAt } from '../../../analysis/index.ts'
import {
  type Edge,
  type Event,
  handlerOf,
  type InputSet,
  initialPlace,
  payloadOf,
  type ReachableState,
  type Start,
  takeAnswers,
  unionOf,
} from '../../../engine/index.ts'
import {
  type CompiledFlow,
  defined,
  joinPointers,
  pointerWithin,
  type Rule,
  targetPointer,
  type Values,
} from '../../../flow/index.ts'

export interface Decision {
  /** Of the list, in the document as it is written. */
  pointer: string
  rules: readonly RuleCoverage[]
  /** An event that is decided here; null: the start. */
  event: Event | null
  /** Edges on which no rule holds, and for which inputs. */
  unmatched: readonly Edge[]
}

/** Whether the condition of a rule ever holds, ever fails, and is ever the first that holds. */
export interface RuleCoverage {
  rule: Rule
  /** In the document as it is written. */
  pointer: string
  holds: boolean
  fails: boolean
  taken: boolean
}

const known = new WeakMap<Model, readonly Decision[]>()

export function decisionsOf(model: Model): readonly Decision[] {
  const found = known.get(model) ?? decide(model)
  known.set(model, found)
  return found
}

function decide(model: Model): Decision[] {
  const lists = new Map<string, RuleList>()
  const keys = new Map<readonly Rule[], string>()

  /** A variant that leaves a list as it is has a copy of it, which counts as the same list. */
  function listOf(flow: CompiledFlow, rules: readonly [Rule, ...Rule[]]): RuleList {
    const pointer = pointerOfList(rules)
    const key = keys.get(rules) ?? `${pointer} ${textAt(flow.definition, pointer)}`
    keys.set(rules, key)
    const found = lists.get(key)
    if (found) return found
    const written = sourcePointer(model.flow.definition, flow.definition, pointer)
    const list = { pointer: written, rules, situations: new Map() }
    lists.set(key, list)
    return list
  }

  const contents = new WeakMap<Values, string>()
  /** Of a state's data, which many edges share. */
  function contentOf(data: Values): string {
    const content = contents.get(data) ?? JSON.stringify(data)
    contents.set(data, content)
    return content
  }

  function note(list: RuleList, data: Values, payload: Values, at: Start | Edge) {
    const key = contentOf(data) + JSON.stringify(payload)
    const situation = list.situations.get(key) ?? { data, payload, at: [] }
    list.situations.set(key, situation)
    situation.at.push(at)
  }

  for (const begun of model.starts) {
    const { flow } = begun.to
    const { data } = initialPlace(flow, model.space.first(begun.when))
    if (isFilled(flow.start)) note(listOf(flow, flow.start), data, {}, begun)
  }
  for (const { flow, state, edges } of model.states)
    for (const edge of edges) {
      const { own, shared } = splitRules(flow, rulesFor({ flow, state }, edge.event))
      const { data } = takeAnswers(flow, state, edge.event)
      for (const rules of [own, edge.rule && own.includes(edge.rule) ? [] : shared])
        if (isFilled(rules)) note(listOf(flow, rules), data, payloadOf(edge.event), edge)
    }
  return [...lists.values()].map((list) => decisionOf(model, list))
}

/** The rules that are evaluated when the event arrives. */
function rulesFor({ flow, state }: Pick<ReachableState, 'flow' | 'state'>, event: Event): readonly Rule[] {
  const handler = handlerOf(flow, state, event)
  return handler.kind === 'rules' || handler.kind === 'back' ? (handler.rules ?? []) : []
}

interface SplitRules {
  own: readonly Rule[]
  shared: readonly Rule[]
}

const split = new WeakMap<readonly Rule[], SplitRules>()

/** The rules of the flow's `failures` follow those of each call, and are a list of their own. */
function splitRules({ failures }: CompiledFlow, rules: readonly Rule[]): SplitRules {
  const known = split.get(rules)
  if (known) return known
  const own = rules.filter((rule) => !failures.calls.includes(rule))
  const found = own.length < rules.length ? { own, shared: failures.calls } : { own: rules, shared: [] }
  split.set(rules, found)
  return found
}

interface RuleList {
  pointer: string
  rules: readonly [Rule, ...Rule[]]
  situations: Map<string, Situation>
}

/** Starts or edges with the same data and payload: a condition can distinguish them only by the inputs. */
interface Situation {
  data: Values
  payload: Values
  at: (Start | Edge)[]
}

const isFilled = (rules: readonly Rule[]): rules is readonly [Rule, ...Rule[]] => rules.length > 0

const pointerOfList = ([first]: readonly [Rule, ...Rule[]]) => targetPointer(first.pointer)

function decisionOf(model: Model, { pointer, rules, situations }: RuleList): Decision {
  const coverage = rules.map((rule): RuleCoverage => {
    const written = joinPointers(pointer, pointerWithin(rule.pointer, pointerOfList(rules)))
    return { rule, pointer: written, holds: false, fails: false, taken: false }
  })
  const unmatched: Edge[] = []
  for (const { data, payload, at } of situations.values()) {
    const all = unionOf(at)
    let left: InputSet = all
    for (const covered of coverage) {
      const holds = model.holding(all, covered.rule.test, data, payload)
      covered.holds ||= holds !== 0n
      covered.fails ||= (all & ~holds) !== 0n
      covered.taken ||= (left & holds) !== 0n
      left &= ~holds
    }
    for (const each of at)
      if (isEdge(each) && each.rule === null && (each.when & left) !== 0n)
        unmatched.push({ ...each, when: each.when & left })
  }
  const [situation] = situations.values()
  const [first] = defined(situation, 'situation in which the rules are evaluated').at
  return { pointer, rules: coverage, event: first && isEdge(first) ? first.event : null, unmatched }
}

const isEdge = (each: Start | Edge): each is Edge => 'event' in each
