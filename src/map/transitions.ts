/** Every rule of a flow as an arrow: from where, on what, under which condition, to where. */

import { conditionInWords } from '../analysis/index.ts'
import { type Call, type CompiledFlow, type Place, pointerSegments, type Rule, type RuleTarget } from '../flow/index.ts'
import type { Condition } from '../generated/flow.types.ts'

export interface Transition {
  step: string
  /** null: the step as a whole. */
  state: string | null
  /** What happens, in words. */
  on: string
  kind: 'event' | 'status' | 'failure' | 'back' | 'start'
  /** In words; null if it always holds. */
  when: string | null
  target: RuleTarget
}

type Origin = Pick<Transition, 'step' | 'state' | 'on' | 'kind'>

export function transitionsOf(flow: CompiledFlow): Transition[] {
  const found = new Map<string, Transition>()
  const add = (rules: readonly Rule[], origin: Origin) => {
    for (const [index, rule] of rules.entries()) {
      // The outcome of a call decides where its rule leads.
      if (rule.call) addCall(rule.call, origin, origin.on)
      else
        found.set(rule.pointer, {
          ...origin,
          when: condition(flow, rules.slice(0, index), rule),
          target: rule.target,
        })
    }
  }
  const addCall = (call: Call, origin: Origin, asked: string | null) => {
    const isSame = JSON.stringify(call.onDone.map(plain)) === JSON.stringify(call.onError.map(plain))
    add(call.onDone, { ...origin, on: asked ?? `${call.effect}${isSame ? '' : ' succeeds'}` })
    if (!isSame) add(call.onError, { ...origin, on: `${asked ?? call.effect} fails`, kind: 'failure' })
  }
  add(flow.start, { step: '', state: null, on: '', kind: 'start' })
  for (const place of Object.values(flow.places)) {
    const { step, state } = place
    for (const [event, rules] of Object.entries(place.on))
      add(rules, { step, state: isOwn(rules, place) ? state : null, on: event, kind: kindOf(event) })
    if (place.back) add(place.back, { step, state: isOwn(place.back, place) ? state : null, on: 'BACK', kind: 'back' })
    if (place.call) addCall(place.call, { step, state, on: '', kind: 'event' }, null)
    const whole = { step, state: null }
    if (!place.poll) continue
    for (const [status, rules] of Object.entries(place.poll.statuses))
      add(rules, { ...whole, on: status, kind: 'status' })
    add(place.poll.onTimeout, { ...whole, on: 'polling takes too long', kind: 'failure' })
    add(place.poll.onError, { ...whole, on: 'a status check fails', kind: 'failure' })
  }
  return [...found.values()]
}

const plain = ({ target, emit, assign }: Rule) => ({ target, emit, assign })

/** Whether the rules are written in the state, and not in the step for all its states. */
const isOwn = (rules: readonly Rule[], { state }: Place) =>
  state !== null && (rules?.[0]?.pointer.includes(`/states/${state}/`) ?? false)

/** That a read failed is not something a user does. */
const kindOf = (event: string): Transition['kind'] =>
  event === 'BACK' ? 'back' : event.endsWith('_ERROR') ? 'failure' : 'event'

/** A rule without a condition applies if none before it does. */
function condition(flow: CompiledFlow, before: readonly Rule[], rule: Rule): string | null {
  if (rule.test) return `if ${conditionInWords(conditionOf(flow, rule))}`
  const [only, ...more] = before
  if (!only) return null
  return more.length > 0 ? 'otherwise' : `if ${conditionInWords({ '!': conditionOf(flow, only) })}`
}

function conditionOf({ definition }: CompiledFlow, { pointer }: Rule): Condition {
  let node: unknown = definition
  for (const segment of [...pointerSegments(pointer), 'if']) node = (node as Record<string, unknown>)[segment]
  return node as Condition
}
