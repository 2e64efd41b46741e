/** Whether two flows can be told apart from outside: both are walked side by side, over all inputs of the first. */
import {
  allInputs,
  createInputSpace,
  EngineError,
  type InputSet,
  type State,
  start,
  type TransitionResult,
  transition,
} from '../../src/engine/index.ts'
import type { CompiledFlow, Values } from '../../src/flow/index.ts'
import type { Difference } from './difference.ts'
import { findInputDifference } from './inputs.ts'
import { done, seen } from './observe.ts'
import { createSide, eventIn, type Occurrence, occurrences, type Side } from './occurrences.ts'

type States = readonly [State, State]

/** Two states that are reached by the same occurrences. */
interface Pair {
  states: States
  /** What was known to be noticed differently there, and for which inputs. */
  differs: readonly Split<Difference | null>[]
  /** Worked out when first asked. */
  edges: readonly Split<Met>[] | null
  inputs: InputSet
}

interface Split<T> {
  when: InputSet
  value: T
}

type Met = { to: States } | { differ: Difference }

/** null: nobody can tell. Both compile. `clients`: the inputs for which they are compared. */
export function findDifference(
  original: CompiledFlow,
  other: CompiledFlow,
  clients: readonly Values[] = allInputs(original),
): Difference | null {
  const misread = findInputDifference(original, other)
  if (misread) return misread
  const space = createInputSpace(original, clients)
  const sides = [createSide(original), createSide(other)] as const
  const pairs = new Map<string, Pair>()
  let level = new Map<Pair, InputSet>()
  let next = level

  /** Only the inputs that are new there go on. */
  function arrive({ when, value }: Split<Met>): Difference | null {
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
    const looked = space.split((inputs) => look(sides, states, inputs))
    const made: Pair = { states, differs: looked.filter(({ value }) => value !== null), edges: null, inputs: 0n }
    pairs.set(key, made)
    return made
  }

  function edgesOf({ states }: Pair): Split<Met>[] {
    const [a, b] = states
    const all = occurrences([
      [sides[0], a],
      [sides[1], b],
    ])
    return all.flatMap((occurrence) => space.split((inputs) => proceed(sides, states, inputs, occurrence)))
  }

  for (const begun of space.split((inputs) => begin(sides, inputs))) {
    const difference = arrive(begun)
    if (difference) return difference
  }
  while (level.size > 0) {
    next = new Map()
    for (const [pair, inputs] of level) {
      pair.edges ??= edgesOf(pair)
      for (const { when, value } of pair.edges) {
        const here = when & inputs
        const difference = here === 0n ? null : arrive({ when: here, value })
        if (difference) return difference
      }
    }
    level = next
  }
  return null
}

function begin(sides: readonly [Side, Side], inputs: Values): Met {
  const [step, other] = sides.map(({ flow }) => startIn(flow, inputs))
  if (step && other) return meet([step, other])
  return { differ: { noticed: [step?.state.at, other?.state.at] } }
}

/** null: there is no step to start with. */
function startIn(flow: CompiledFlow, inputs: Values): TransitionResult | null {
  try {
    return start(flow, inputs)
  } catch (error) {
    if (error instanceof EngineError && error.code === 'no-start') return null
    throw error
  }
}

function proceed(sides: readonly [Side, Side], states: States, inputs: Values, occurrence: Occurrence): Met {
  const [step, other] = sides.map((side, index): TransitionResult => {
    const here = { ...(states[index] as State), in: inputs }
    const event = eventIn(side, here, occurrence)
    return event === null ? { state: here, effects: [] } : transition(side.flow, here, event)
  })
  return meet([step as TransitionResult, other as TransitionResult], occurrence)
}

function meet([step, other]: readonly [TransitionResult, TransitionResult], after?: Occurrence): Met {
  const noticed = [done(step.effects, step.state), done(other.effects, other.state)] as const
  if (same(noticed)) return { to: [step.state, other.state] }
  return { differ: { ...(after && { after }), noticed } }
}

function look([side, other]: readonly [Side, Side], [a, b]: States, inputs: Values): Difference | null {
  const noticed = [seen(side.flow, { ...a, in: inputs }), seen(other.flow, { ...b, in: inputs })] as const
  return same(noticed) ? null : { noticed }
}

const same = ([a, b]: readonly [unknown, unknown]) => JSON.stringify(a) === JSON.stringify(b)

/** Numbers of entries, the way that was gone and the direction of a slide tell nothing of what may come. */
function fingerprint({ data, at, overlay, pending, polling, delayed, closed }: State): string {
  return JSON.stringify([data, at, overlay, pending, polling !== null, delayed, closed])
}
