/** A few paths through a flow that together take every rule, receive every outcome everywhere, and go back from everywhere. */
import type { Edge, Event, InputSet, ReachableState, Walk } from '../../../src/engine/index.ts'
import type { Values } from '../../../src/flow/index.ts'

export interface CoveringPath {
  inputs: Values
  /** As walked: a session that follows them puts in its own numbers. */
  events: readonly Event[]
}

/** An edge, and what is covered by following it. */
interface Stretch {
  edge: Edge
  items: readonly string[]
}

/** A state that is reached for these inputs; `by` tells how. */
interface Reach {
  at: ReachableState
  inputs: InputSet
  by: { from: Reach; stretch: Stretch } | null
}

/** What there is to cover from a state: in each place each event to each end, and each rule. */
export type Stretches = (from: ReachableState) => readonly Stretch[]

export function stretchesOf({ states }: Walk, canHappen: (event: Event) => boolean): Stretches {
  const stretches = new Map(
    states.map((state) => [state, state.edges.filter(({ event }) => canHappen(event)).map(stretchOf)]),
  )
  return (from) => stretches.get(from) ?? []
}

function stretchOf(edge: Edge): Stretch {
  const { event, rule, from, to } = edge
  if (rule === null && to === from) return { edge, items: [] }
  const { place, state } = from
  const name = 'status' in event ? `${event.type} ${event.status}` : event.type
  const end = to.state.closed ? 'closed' : to.place
  const move = `${state.overlay ?? place} ${name}${state.overlay === null ? ` → ${end}` : ''}`
  return { edge, items: rule === null ? [move] : [move, rule.pointer] }
}

/** Greedy: always on to the nearest item that is not covered; from a start again when none is left ahead. */
export function coveringPaths({ space, starts }: Walk, stretches: Stretches): CoveringPath[] {
  const beginnings = starts.map(({ to, when }): Reach => ({ at: to, inputs: when, by: null }))
  const covered = new Set<string>()
  const paths: CoveringPath[] = []
  for (;;) {
    let here: Reach | null = null
    for (let next = nearest(beginnings, stretches, covered); next; next = nearest([next], stretches, covered)) {
      here = next
      for (const { items } of stretchesTo(next)) for (const item of items) covered.add(item)
    }
    if (!here) return paths
    paths.push({ inputs: space.first(here.inputs), events: stretchesTo(here).map(({ edge }) => edge.event) })
  }
}

function stretchesTo(reach: Reach): Stretch[] {
  const found: Stretch[] = []
  for (let each = reach; each.by; each = each.by.from) found.unshift(each.by.stretch)
  return found
}

/** Breadth first over states, up to and including the first stretch that covers something new. */
function nearest(from: readonly Reach[], stretches: Stretches, covered: ReadonlySet<string>): Reach | null {
  const seen = new Set(from.map(({ at }) => at))
  const queue = [...from]
  for (const reach of queue) {
    for (const stretch of stretches(reach.at)) {
      const { edge, items } = stretch
      const inputs = reach.inputs & edge.when
      if (inputs === 0n) continue
      const next: Reach = { at: edge.to, inputs, by: { from: reach, stretch } }
      if (items.some((item) => !covered.has(item))) return next
      if (seen.has(edge.to)) continue
      seen.add(edge.to)
      queue.push(next)
    }
  }
  return null
}
