/** A small set of paths through a flow that together cover every rule and every event in every place. */
import type { Edge, Event, InputSet, ReachableState, Walk } from '../../../src/engine/index.ts'
import type { Values } from '../../../src/flow/index.ts'

export interface CoveringPath {
  inputs: Values
  /** With the numbers of the walk; a session replaces them by its own (`renumber`). */
  events: readonly Event[]
}

/** An edge and the items that it covers. */
interface CoverageEdge {
  edge: Edge
  items: readonly string[]
}

/** A visit of a state for some inputs, and how the path got there. */
interface Visit {
  at: ReachableState
  inputs: InputSet
  by: { from: Visit; step: CoverageEdge } | null
}

/** The edges of a state. Items are each event of each place with its target, and each rule. */
export type CoverageEdges = (from: ReachableState) => readonly CoverageEdge[]

export function coverageEdges({ states }: Walk, canHappen: (event: Event) => boolean): CoverageEdges {
  const edges = new Map(
    states.map((state) => [state, state.edges.filter(({ event }) => canHappen(event)).map(coverageEdge)]),
  )
  return (from) => edges.get(from) ?? []
}

function coverageEdge(edge: Edge): CoverageEdge {
  const { event, rule, from, to } = edge
  if (rule === null && to === from) return { edge, items: [] }
  const { place, state } = from
  const name = 'status' in event ? `${event.type} ${event.status}` : event.type
  const end = to.state.closed ? 'closed' : to.place
  const move = `${state.overlay ?? place} ${name}${state.overlay === null ? ` → ${end}` : ''}`
  return { edge, items: rule === null ? [move] : [move, rule.pointer] }
}

/** Greedy: continues to the nearest uncovered item, and starts a new path when it can reach no more. */
export function coveringPaths({ space, starts }: Walk, edges: CoverageEdges): CoveringPath[] {
  const beginnings = starts.map(({ to, when }): Visit => ({ at: to, inputs: when, by: null }))
  const covered = new Set<string>()
  const paths: CoveringPath[] = []
  for (;;) {
    let here: Visit | null = null
    for (let next = nearest(beginnings, edges, covered); next; next = nearest([next], edges, covered)) {
      here = next
      for (const { items } of stepsTo(next)) for (const item of items) covered.add(item)
    }
    if (!here) return paths
    paths.push({ inputs: space.first(here.inputs), events: stepsTo(here).map(({ edge }) => edge.event) })
  }
}

function stepsTo(visit: Visit): CoverageEdge[] {
  const found: CoverageEdge[] = []
  for (let each = visit; each.by; each = each.by.from) found.unshift(each.by.step)
  return found
}

/** Breadth-first search for the first edge that covers something new. */
function nearest(from: readonly Visit[], edges: CoverageEdges, covered: ReadonlySet<string>): Visit | null {
  const seen = new Set(from.map(({ at }) => at))
  const queue = [...from]
  for (const visit of queue) {
    for (const step of edges(visit.at)) {
      const { edge, items } = step
      const inputs = visit.inputs & edge.when
      if (inputs === 0n) continue
      const next: Visit = { at: edge.to, inputs, by: { from: visit, step } }
      if (items.some((item) => !covered.has(item))) return next
      if (seen.has(edge.to)) continue
      seen.add(edge.to)
      queue.push(next)
    }
  }
  return null
}
