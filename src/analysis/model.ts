/** The flow model-checked: every state for every combination of inputs, and the questions that rules ask about them. */
import {
  allInputs,
  defaultsFirst,
  type Edge,
  type InputSet,
  type ReachableState,
  unionOf,
  type Walk,
  walk,
} from '../engine/index.ts'
import type { CompiledFlow, Test, Values } from '../flow/index.ts'
import { errorOfWalk, type ModelError, tooManyCombinations } from './model-error.ts'
import { type InputsIn, propagate, type Reached } from './propagate.ts'

export interface Model extends Walk {
  flow: CompiledFlow
  /** By pointer of a rule: the edges on which it is taken; absent if it never is. */
  taken: ReadonlyMap<string, readonly Edge[]>
  /** In each state the inputs for which a good one can still be reached. `good`: for which inputs a state is one. */
  leadsTo: (good: (state: ReachableState) => boolean | InputSet) => InputsIn
  /** The inputs among these for which a condition holds, with this data and this payload. */
  holding: (within: InputSet, test: Test | null, data: Values, payload?: Values) => InputSet
}

/** States, and combinations of inputs, beyond which a flow is too large to be checked; the linter says so. */
export const mostStates = 200_000
export const mostCombinations = 50_000

export type ModelResult = { model: Model; error: null } | { model: null; error: ModelError }

export interface ModelOptions {
  /** Conditions over inputs: a client for whom one does not hold is left out. */
  assumptions?: readonly Test[]
  /** Conditions besides the flow's own, as JSON: what they look at tells states apart, too. */
  observed?: unknown
  limit?: number
}

export function createModel(
  flow: CompiledFlow,
  { assumptions = [], observed, limit = mostStates }: ModelOptions = {},
): ModelResult {
  const error = tooManyCombinations(flow, mostCombinations)
  if (error) return { model: null, error }
  const inputs = defaultsFirst(flow, clientsOf(flow, assumptions))
  if (inputs.length === 0) return { model: null, error: { code: 'no-clients' } }
  try {
    return { model: modelOf(flow, walk(flow, { inputs, observed, limit })), error: null }
  } catch (thrown) {
    return { model: null, error: errorOfWalk(thrown, flow, inputs, limit) }
  }
}

const noPayload: Values = {}

function modelOf(flow: CompiledFlow, walked: Walk): Model {
  const { space, states } = walked
  const taken = new Map<string, Edge[]>()
  for (const { edges } of states)
    for (const edge of edges) {
      if (edge.rule === null) continue
      const known = taken.get(edge.rule.pointer)
      if (known) known.push(edge)
      else taken.set(edge.rule.pointer, [edge])
    }

  const predecessors = new Map<ReachableState, readonly Reached[]>()
  function predecessorsOf(state: ReachableState): readonly Reached[] {
    const found = predecessors.get(state) ?? joined(state.incoming)
    predecessors.set(state, found)
    return found
  }

  function leadsTo(good: (state: ReachableState) => boolean | InputSet): InputsIn {
    const seeds = states.map((to) => {
      const found = good(to)
      return { to, when: typeof found === 'bigint' ? found & to.inputs : found ? to.inputs : 0n }
    })
    return propagate(seeds, predecessorsOf)
  }

  const answers = new Map<Test, Map<string, InputSet>>()
  const byContent = new Map<string, number>()
  const byIdentity = new WeakMap<Values, number>()
  /** Most states hold the same data; a condition is evaluated once for all that do. */
  function numberOf(values: Values): number {
    const known = byIdentity.get(values)
    if (known !== undefined) return known
    const content = JSON.stringify(values)
    const number = byContent.get(content) ?? byContent.size
    byContent.set(content, number)
    byIdentity.set(values, number)
    return number
  }

  function holding(within: InputSet, test: Test | null, data: Values, payload = noPayload): InputSet {
    if (test === null) return within
    const known = answers.get(test) ?? new Map<string, InputSet>()
    answers.set(test, known)
    const key = `${numberOf(data)} ${numberOf(payload)}`
    const found = known.get(key) ?? evaluate(test, data, payload)
    known.set(key, found)
    return found & within
  }

  const evaluate = (test: Test, data: Values, event: Values): InputSet =>
    unionOf(space.split((inputs) => test({ in: inputs, data, event })).filter(({ value }) => value))

  return { ...walked, flow, taken, leadsTo, holding }
}

/** Where edges come from: one entry for all that come from the same state. */
function joined(incoming: readonly Edge[]): Reached[] {
  const found = new Map<ReachableState, Reached>()
  for (const { from, when } of incoming) {
    const known = found.get(from)
    if (known) known.when |= when
    else found.set(from, { to: from, when })
  }
  return [...found.values()]
}

/** Every combination of inputs that the assumptions allow. */
export const clientsOf = (flow: CompiledFlow, assumptions: readonly Test[]): Values[] =>
  allInputs(flow).filter((inputs) => assumptions.every((holds) => holds({ in: inputs, data: {}, event: {} })))
