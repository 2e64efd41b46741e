/** walk(flow): every state that can be reached, for all inputs at once, each with a shortest trace that leads there. */
import { type CompiledFlow, forInputs, type Values } from '../flow/index.ts'
import { createGraph, type Edge, type ReachableState } from './graph.ts'
import { allInputs, createInputSpace, defaultsFirst, type InputSet, type InputSpace } from './input-sets.ts'
import type { Event } from './state.ts'
import { start, transition } from './transition.ts'

export interface Trace {
  inputs: Values
  events: Event[]
}

export interface Walk {
  space: InputSpace
  states: readonly ReachableState[]
  /** The states in which sessions begin, each with the inputs for which they do. */
  starts: readonly { to: number; when: InputSet }[]
  /** Of each state, in the order of its events. */
  edges: readonly (readonly Edge[])[]
  /** A shortest way to a state, for one of these inputs; for any at all unless given. Replays as it stands. */
  trace: (index: number, inputs?: InputSet) => Trace
  /** Index of the first (so a shortest) state at a place, or -1. */
  find: (place: string) => number
}

export interface WalkOptions {
  /** Narrows the walk; else all that the assumptions allow. */
  inputs?: readonly Values[]
  /** The most states; one more and the walk throws. */
  limit?: number
}

/** A state became known to be reachable for some inputs: by which edge, from which earlier arrival. */
interface Visit {
  at: number
  inputs: InputSet
  from: Visit | null
  edge: Edge | null
}

/** Breadth first, so traces are shortest. Exhaustive: inputs × data × places, overlays, timers and outcomes included. */
export function walk(
  flow: CompiledFlow,
  { inputs = defaultsFirst(flow, allInputs(flow)), limit = 1_000_000 }: WalkOptions = {},
): Walk {
  const space = createInputSpace(flow, inputs)
  const graph = createGraph(space, limit)
  /** By node, in the order in which they were first reached. */
  const visits = new Map<number, Visit[]>()
  let level = new Map<number, Visit[]>()
  let next: typeof level

  /** Only the inputs that are new there go on. */
  function visit(at: number, found: InputSet, from: Visit | null, edge: Edge | null) {
    const node = graph.nodes[at] as ReachableState
    const fresh = found & ~node.inputs
    if (fresh === 0n) return
    if (node.inputs === 0n) node.state = { ...node.state, in: space.first(fresh) }
    node.inputs |= fresh
    const arrival: Visit = { at, inputs: fresh, from, edge }
    visits.set(at, [...(visits.get(at) ?? []), arrival])
    next.set(at, [...(next.get(at) ?? []), arrival])
  }

  next = level
  const variants = new Map<string, CompiledFlow>()
  const begun = space
    .split((each) => begin(flow, each, variants))
    .map(({ when, value }) => ({ at: graph.add(value.flow, value.state), when }))
  for (const { at, when } of begun) visit(at, when, null, null)
  while (level.size > 0) {
    next = new Map()
    for (const [at, arrived] of level)
      for (const edge of graph.edges(at))
        for (const arrival of arrived) visit(edge.to, arrival.inputs & edge.when, arrival, edge)
    level = next
  }

  /** The graph knows states besides that no inputs lead to. */
  const order = [...visits.keys()]
  const reached = order.map((node) => graph.nodes[node] as ReachableState)
  const indexOf = new Map(order.map((node, index) => [node, index]))

  function trace(index: number, within?: InputSet): Trace {
    const arrived = visits.get(order[index] ?? -1) ?? []
    const arrival = arrived.find((each) => within === undefined || (each.inputs & within) !== 0n)
    if (!arrival) return { inputs: {}, events: [] }
    const edges: Edge[] = []
    for (let each = arrival; each.from && each.edge; each = each.from) edges.unshift(each.edge)
    const given = space.first(within === undefined ? arrival.inputs : arrival.inputs & within)
    return { inputs: given, events: replayable(forInputs(flow, given), given, edges) }
  }

  return {
    space,
    states: reached,
    starts: begun.map(({ at, when }) => ({ to: indexOf.get(at) ?? -1, when })),
    edges: order.map((node, index) => {
      const { inputs: here } = reached[index] as ReachableState
      const possible = graph.edges(node).filter(({ when }) => (when & here) !== 0n)
      return possible.map((edge) => ({ ...edge, when: edge.when & here, to: indexOf.get(edge.to) ?? -1 }))
    }),
    trace,
    find: (place) => reached.findIndex((entry) => entry.place === place),
  }
}

function begin(flow: CompiledFlow, inputs: Values, variants: Map<string, CompiledFlow>) {
  const chosen = flow.variants.map(({ test }) => test({ in: inputs, data: {}, event: {} })).join()
  const its = variants.get(chosen) ?? forInputs(flow, inputs)
  variants.set(chosen, its)
  return { flow: its, state: start(its, inputs).state }
}

/** The events of these edges, with the numbers that entries and runs of polling have on this way. */
function replayable(flow: CompiledFlow, inputs: Values, edges: readonly Edge[]): Event[] {
  let { state } = start(flow, inputs)
  return edges.map(({ event }) => {
    const numbered = {
      ...event,
      ...('entry' in event && { entry: state.entry }),
      ...('run' in event && { run: state.polling }),
    } as Event
    state = transition(flow, state, numbered).state
    return numbered
  })
}
