/** walk(flow): every state that can be reached, for all inputs at once, each with a shortest trace that leads there. */
import { type CompiledFlow, defined, forInputs, type Values } from '../flow/index.ts'
import { placeOf } from './destination.ts'
import { createGraph, type Link, type Node } from './graph.ts'
import { allInputs, createInputSpace, defaultsFirst, type InputSet, type InputSpace } from './input-sets.ts'
import { replay, type Trace } from './replay.ts'
import { start } from './transition.ts'

export interface ReachableState extends Node {
  /** Id of the place, e.g. `enterCredentials.polling`. */
  readonly place: string
  /** All inputs for which the state can be reached. `state.in` is one of them. */
  readonly inputs: InputSet
  /** What leads from here, in the order of the events. */
  readonly edges: readonly Edge[]
  /** What leads here. */
  readonly incoming: readonly Edge[]
}

export interface Edge extends Link<ReachableState> {
  readonly from: ReachableState
}

/** A state in which sessions begin, and the rule of `start` that leads there, if it is not the path. */
export type Start = Omit<Edge, 'from' | 'event' | 'isBlocked'>

export interface Walk {
  readonly space: InputSpace
  /** In the order in which they are first reached. */
  readonly states: readonly ReachableState[]
  readonly starts: readonly Start[]
  /** A shortest trace to a state, for one of these inputs; for any at all unless given. */
  readonly trace: (to: ReachableState, inputs?: InputSet) => Trace
  /** The first state at a place, so one that is reached soonest. */
  readonly find: (place: string) => ReachableState | undefined
}

export interface WalkOptions {
  /** Narrows the walk; by default every combination. */
  inputs?: readonly Values[]
  /** Conditions besides the flow's own, as JSON: what they look at tells states and events apart, too. */
  observed?: unknown
  /** The most states; one more and the walk throws. */
  limit?: number
}

/** They take about a millisecond. */
const statesOfSlice = 20

/** A state turned out to be reachable for more inputs. After equally many events it is visited once. */
interface Visit {
  at: Node
  inputs: InputSet
  /** What leads to it; empty where sessions begin. */
  incoming: VisitedLink[]
}

interface VisitedLink {
  from: Visit
  link: Link<Node>
  /** The inputs that were new. */
  inputs: InputSet
}

interface Visited {
  inputs: InputSet
  /** The earliest first. */
  visits: [Visit, ...Visit[]]
}

/** Breadth first, so traces are shortest. Exhaustive: inputs × data × places, overlays, timers and outcomes included. */
export function walk(flow: CompiledFlow, options: WalkOptions = {}): Walk {
  const slices = walkInSlices(flow, options)
  let slice = slices.next()
  while (!slice.done) slice = slices.next()
  return slice.value
}

/** The same in slices of some states each, so that a page can respond between them. */
export function* walkInSlices(
  flow: CompiledFlow,
  { inputs = defaultsFirst(flow, allInputs(flow)), observed, limit = 1_000_000 }: WalkOptions = {},
): Generator<undefined, Walk> {
  const space = createInputSpace(flow, inputs)
  const graph = createGraph(space, limit, observed)
  /** By node, in the order in which they are first visited. */
  const visited = new Map<Node, Visited>()
  let next = new Map<Node, Visit>()
  let done = 0

  /** Only the inputs that are new there go on. */
  function visit(at: Node, found: InputSet, by: Omit<VisitedLink, 'inputs'> | null) {
    const known = visited.get(at)
    const fresh = known ? found & ~known.inputs : found
    if (fresh === 0n) return
    const made: Visit = next.get(at) ?? { at, inputs: 0n, incoming: [] }
    made.inputs |= fresh
    if (by) made.incoming.push({ ...by, inputs: fresh })
    if (!known) visited.set(at, { inputs: fresh, visits: [made] })
    else if (next.has(at)) known.inputs |= fresh
    else visited.set(at, { inputs: known.inputs | fresh, visits: [...known.visits, made] })
    next.set(at, made)
  }

  const begun = space.split(beginner(flow)).map(({ when, value: { node, ...rest } }) => {
    return { ...rest, when, to: graph.nodeOf(node.flow, node.state) }
  })
  for (const { to, when } of begun) visit(to, when, null)
  while (next.size > 0) {
    const level = next.values()
    next = new Map()
    for (const from of level) {
      for (const link of graph.linksFrom(from.at)) visit(link.to, from.inputs & link.when, { from, link })
      if (++done % statesOfSlice === 0) yield
    }
  }

  const reached = new Map<Node, UnfinishedState>()
  for (const [node, known] of visited) reached.set(node, reachedBy(node, known, space))
  const stateOf = (node: Node) => defined(reached.get(node), 'state that this leads to')
  for (const [node, from] of reached) connect(from, graph.linksFrom(node), stateOf)
  const states = [...reached.values()]
  const nodes = new Map([...reached].map(([node, state]) => [state as ReachableState, node]))

  function trace(to: ReachableState, within: InputSet = to.inputs): Trace {
    const { visits } = defined(visited.get(defined(nodes.get(to), 'such state in this walk')), 'visit')
    let last = withAny(visits, within)
    let inputs = last.inputs & within
    const events = []
    while (last.incoming.length > 0) {
      const { from, link, inputs: ofLink } = withAny(last.incoming, inputs)
      inputs &= ofLink
      events.unshift(link.event)
      last = from
    }
    const unnumbered = { flow: to.flow, inputs: space.first(inputs), events }
    return { ...unnumbered, events: replay(unnumbered).after.map(({ event }) => event) }
  }

  return {
    space,
    states,
    starts: begun.map((each) => ({ ...each, to: stateOf(each.to) })),
    trace,
    find: (place) => states.find((each) => each.place === place),
  }
}

/** The first that holds for at least one of these inputs. */
const withAny = <T extends { inputs: InputSet }>(all: readonly T[], within: InputSet): T =>
  defined(
    all.find(({ inputs }) => (inputs & within) !== 0n),
    'trace for these inputs',
  )

/** While the walk is put together. */
interface UnfinishedState extends ReachableState {
  readonly edges: Edge[]
  readonly incoming: Edge[]
}

function reachedBy({ flow, state }: Node, { inputs, visits: [first] }: Visited, space: InputSpace): UnfinishedState {
  const example = { ...state, in: space.first(first.inputs) }
  return { flow, state: example, place: placeOf(flow, state).id, inputs, edges: [], incoming: [] }
}

/** The graph has links besides that none of these inputs follow. */
function connect(from: UnfinishedState, links: readonly Link<Node>[], stateOf: (node: Node) => UnfinishedState) {
  for (const link of links) {
    const when = link.when & from.inputs
    if (when === 0n) continue
    const to = stateOf(link.to)
    const { event, rule, isBlocked, effects } = link
    const edge = { event, from, to, when, rule, isBlocked, effects }
    from.edges.push(edge)
    to.incoming.push(edge)
  }
}

/** The first state for these inputs; variants that several combinations share are merged once. */
function beginner(flow: CompiledFlow) {
  const merged = new Map<string, CompiledFlow>()
  return (inputs: Values) => {
    const chosen = flow.variants.map(({ test }) => test({ in: inputs, data: {}, event: {} })).join()
    const its = merged.get(chosen) ?? forInputs(flow, inputs)
    merged.set(chosen, its)
    const { state, rule, effects } = start(its, inputs)
    const taken = rule === undefined ? null : defined(its.rules[rule], `rule at ${rule}`)
    return { node: { flow: its, state }, rule: taken, effects }
  }
}
