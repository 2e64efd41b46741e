/** Whether two flows behave differently: both are walked side by side, for all inputs of the first. */
import {
  allInputs,
  createInputSpace,
  EngineError,
  type Event,
  eventIn,
  type InputSet,
  type State,
  start,
  type TransitionResult,
  transition,
  unnumbered,
} from '../../src/engine/index.ts'
import type { CompiledFlow, Values } from '../../src/flow/index.ts'
import type { Difference } from './difference.ts'
import { createSide, eventsIn, type Side } from './events.ts'
import { findInputDifference } from './inputs.ts'
import { observedEffects, observedState } from './observe.ts'

type States = readonly [State, State]

/** Two states that the same events lead to. */
interface Pair {
  states: States
  /** Differences between them, and for which inputs. */
  differs: readonly Split<Difference | null>[]
  /** null until they are needed. */
  edges: readonly Split<Result>[] | null
  inputs: InputSet
}

interface Split<T> {
  when: InputSet
  value: T
}

type Result = { to: States } | { differ: Difference }

/** null: no difference can be observed. Both flows compile. `clients`: the inputs for which they are compared. */
export function findDifference(
  original: CompiledFlow,
  other: CompiledFlow,
  clients: readonly Values[] = allInputs(original),
): Difference | null {
  const difference = findInputDifference(original, other)
  if (difference) return difference
  const space = createInputSpace(original, clients)
  const sides = [createSide(original), createSide(other)] as const
  const pairs = new Map<string, Pair>()
  let level = new Map<Pair, InputSet>()
  let next = level

  /** Only the inputs that are new there go on. */
  function visit({ when, value }: Split<Result>): Difference | null {
    if ('differ' in value) return value.differ
    const pair = pairOf(value.to)
    const fresh = when & ~pair.inputs
    pair.inputs |= fresh
    if (fresh !== 0n) next.set(pair, (next.get(pair) ?? 0n) | fresh)
    return pair.differs.find((each) => (each.when & fresh) !== 0n)?.value ?? null
  }

  function pairOf(states: States): Pair {
    const key = states.map(fingerprint).join()
    const known = pairs.get(key)
    if (known) return known
    const compared = space.split((inputs) => compare(sides, states, inputs))
    const made: Pair = { states, differs: compared.filter(({ value }) => value !== null), edges: null, inputs: 0n }
    pairs.set(key, made)
    return made
  }

  function edgesOf({ states }: Pair): Split<Result>[] {
    const [a, b] = states
    const all = eventsIn([
      [sides[0], a],
      [sides[1], b],
    ])
    return all.flatMap((event) => space.split((inputs) => proceed(sides, states, inputs, event)))
  }

  for (const begun of space.split((inputs) => begin(sides, inputs))) {
    const difference = visit(begun)
    if (difference) return difference
  }
  while (level.size > 0) {
    next = new Map()
    for (const [pair, inputs] of level) {
      pair.edges ??= edgesOf(pair)
      for (const { when, value } of pair.edges) {
        const both = when & inputs
        const difference = both === 0n ? null : visit({ when: both, value })
        if (difference) return difference
      }
    }
    level = next
  }
  return null
}

function begin(sides: readonly [Side, Side], inputs: Values): Result {
  const [result, other] = sides.map(({ flow }) => startIn(flow, inputs))
  if (result && other) return resultOf([result, other])
  return { differ: { observed: [result?.state.at, other?.state.at] } }
}

/** null: the flow has no step to start with. */
function startIn(flow: CompiledFlow, inputs: Values): TransitionResult | null {
  try {
    return start(flow, inputs)
  } catch (error) {
    if (error instanceof EngineError && error.code === 'no-start') return null
    throw error
  }
}

function proceed(sides: readonly [Side, Side], states: States, inputs: Values, after: Event): Result {
  const [result, other] = sides.map(({ flow }, index): TransitionResult => {
    const state = { ...(states[index] as State), in: inputs }
    const event = eventIn(flow, state, after)
    return event === null ? { state, effects: [] } : transition(flow, state, event)
  })
  return resultOf([result as TransitionResult, other as TransitionResult], after)
}

function resultOf([result, other]: readonly [TransitionResult, TransitionResult], after?: Event): Result {
  const observed = [observedEffects(result.effects, result.state), observedEffects(other.effects, other.state)] as const
  if (same(observed)) return { to: [result.state, other.state] }
  return { differ: { ...(after && { after }), observed } }
}

function compare([side, other]: readonly [Side, Side], [a, b]: States, inputs: Values): Difference | null {
  const observed = [
    observedState(side.flow, { ...a, in: inputs }),
    observedState(other.flow, { ...b, in: inputs }),
  ] as const
  return same(observed) ? null : { observed }
}

const same = ([a, b]: readonly [unknown, unknown]) => JSON.stringify(a) === JSON.stringify(b)

/** Entry numbers, the trail and the direction of a slide have no effect on what can happen next. */
const fingerprint = (state: State): string => JSON.stringify([state.data, ...unnumbered(state)])
