/** A few ways through a flow that together take every rule, hear every answer everywhere, and go back from everywhere. */
import { type Edge, type Event, type InputSet, start, type Walk } from '../../../src/engine/index.ts'
import type { CompiledFlow, Values } from '../../../src/flow/index.ts'

export interface CoveringPath {
  inputs: Values
  /** As walked: whoever goes this way puts in the numbers of their own session. */
  events: readonly Event[]
}

/** An edge, and what is done by going along it. */
interface Stretch {
  edge: Edge
  items: readonly string[]
}

/** Somewhere that can be come to, for these inputs; `by` tells how. */
interface Reach {
  at: number
  inputs: InputSet
  by: { from: Reach; stretch: Stretch } | null
}

/** What there is to be done: in each place each event to each end, and each rule. */
export function stretchesOf({ states: reached, edges }: Walk, canHappen: (event: Event) => boolean): Stretch[][] {
  return edges.map((leaving, from) =>
    leaving
      .filter(({ event }) => canHappen(event))
      .map((edge) => {
        const { event, rule, to } = edge
        if (rule === undefined && to === from) return { edge, items: [] }
        const { place, state } = reached[from] as Walk['states'][number]
        const name = 'status' in event ? `${event.type} ${event.status}` : event.type
        const end = reached[to]?.state.closed ? 'closed' : reached[to]?.place
        const move = `${state.overlay ?? place} ${name}${state.overlay === null ? ` → ${end}` : ''}`
        return { edge, items: rule === undefined ? [move] : [move, rule] }
      }),
  )
}

/** Greedy: always on to the nearest thing that has not been done; anew where none is left ahead. */
export function coveringPaths(
  flow: CompiledFlow,
  walked: Walk,
  stretches: readonly (readonly Stretch[])[],
): CoveringPath[] {
  const starts = startsOf(flow, walked)
  const done = new Set<string>()
  const ways: CoveringPath[] = []
  for (;;) {
    let here: Reach | null = null
    for (let on = nearest(starts, stretches, done); on; on = nearest([on], stretches, done)) {
      here = on
      for (const { items } of stretchesTo(on)) for (const item of items) done.add(item)
    }
    if (!here) return ways
    ways.push({ inputs: walked.space.first(here.inputs), events: stretchesTo(here).map(({ edge }) => edge.event) })
  }
}

function stretchesTo(reach: Reach): Stretch[] {
  const found: Stretch[] = []
  for (let each = reach; each.by; each = each.by.from) found.unshift(each.by.stretch)
  return found
}

/** Breadth first over states, up to and with the first stretch on which something new is done. */
function nearest(
  from: readonly Reach[],
  stretches: readonly (readonly Stretch[])[],
  done: ReadonlySet<string>,
): Reach | null {
  const seen = new Set(from.map(({ at }) => at))
  const queue = [...from]
  for (const reach of queue) {
    for (const stretch of stretches[reach.at] ?? []) {
      const { edge, items } = stretch
      const inputs = reach.inputs & edge.when
      if (inputs === 0n) continue
      const next: Reach = { at: edge.to, inputs, by: { from: reach, stretch } }
      if (items.some((item) => !done.has(item))) return next
      if (seen.has(edge.to)) continue
      seen.add(edge.to)
      queue.push(next)
    }
  }
  return null
}

/** Where sessions begin, each with the inputs for which they do. */
function startsOf(flow: CompiledFlow, { space, states: reached, trace }: Walk): Reach[] {
  const nameOf = ({ at, data }: ReturnType<typeof start>['state']) => JSON.stringify([at, data['source']])
  const names = new Map(space.combinations.map((inputs) => [inputs, nameOf(start(flow, inputs).state)]))
  return reached.flatMap(({ state }, at) => {
    if (trace(at).events.length > 0) return []
    return [{ at, inputs: space.filter(space.all, (given) => names.get(given) === nameOf(state)), by: null }]
  })
}
