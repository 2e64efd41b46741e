import type { Edge, InputSet, ReachableState } from '../../engine/index.ts'
import type { FlowRule } from '../rule.ts'
import { components } from './parts/components.ts'
import { describeTrace } from './parts/describe-trace.ts'
import { pointerOf } from './parts/pointer-of.ts'
import { sourcePointer } from './parts/source-pointer.ts'

export const loopWithoutUser: FlowRule = {
  id: 'loop-without-user',
  severity: 'error',
  over: 'flow',
  summary: 'Nothing goes round for ever without the user.',
  check: (flow, report) => {
    const model = flow.model()
    if (!model) return
    const byItself = model.edges.map((leaving, from) =>
      leaving.filter(({ event, to }) => event.type.startsWith('@') && to !== from),
    )
    const part = components(byItself.map((leaving) => leaving.map(({ to }) => to)))
    const round = byItself.map((leaving, from) => leaving.filter(({ to }) => part[to] === part[from]))
    const unpolled = round.map((leaving) => leaving.filter((edge) => !isPoll(edge)))
    const told = new Set<string>()
    for (const [from, leaving] of round.entries()) {
      for (const edge of leaving) {
        // A poll asks again and again, and its limit ends that: unless it is started anew on the way.
        const restarts = edge.effects.some(({ kind }) => kind === 'poll')
        const loop = isPoll(edge) && !restarts ? null : goRound(restarts ? round : unpolled, from, edge)
        const { place, flow: its } = model.states[from] as ReachableState
        const places = [place, ...(loop?.edges ?? []).map(({ to }) => model.states[to]?.place ?? '')]
        const key = [...new Set(places)].sort().join()
        const own = edge.rule === undefined ? pointerOf(place) : edge.rule
        if (!loop || told.has(key) || told.has(own)) continue
        told.add(key).add(own)
        const through = places.filter((each, index) => each !== places[index - 1]).map((each) => `'${each}'`)
        const limit = restarts ? ', and since polling starts anew each time, its limit never comes' : ''
        const message = `${through.join(' → ')} goes round for ever without the user${limit}.`
        report(
          sourcePointer(model.flow.definition, its.definition, own),
          `${message} Lead elsewhere, or let the user decide in between.`,
          { trace: describeTrace(model, from, loop.client, ...loop.edges.map(({ event }) => event)) },
        )
      }
    }
  },
}

type Edges = readonly (readonly Edge[])[]

const isPoll = ({ event: { type } }: Edge) => type === '@status' || type === '@pollFailed' || type === '@pollTimedOut'

/** A shortest way back to where the edge began, for one and the same client; null where there is none. */
function goRound(edges: Edges, from: number, first: Edge): { client: InputSet; edges: Edge[] } | null {
  const clients = spread(edges, first).get(from)?.when ?? 0n
  if (clients === 0n) return null
  const client = clients & -clients
  const found = spread(edges, { ...first, when: client })
  const back: Edge[] = []
  for (let at = found.get(from); at?.by; at = found.get(at.by.from)) back.unshift(at.by.edge)
  return { client, edges: [first, ...back] }
}

/** How far the inputs of an edge get from its end, and by which edge first. */
function spread(edges: Edges, { to, when }: Edge) {
  const found = new Map<number, { when: InputSet; by: { from: number; edge: Edge } | null }>([[to, { when, by: null }]])
  const queue = [to]
  for (const from of queue) {
    for (const edge of edges[from] ?? []) {
      const known = found.get(edge.to)
      const grown = (known?.when ?? 0n) | ((found.get(from)?.when ?? 0n) & edge.when)
      if (grown === (known?.when ?? 0n)) continue
      found.set(edge.to, { when: grown, by: known ? known.by : { from, edge } })
      queue.push(edge.to)
    }
  }
  return found
}
