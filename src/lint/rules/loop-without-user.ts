import { propagate, replayTo, sourcePointer } from '../../analysis/index.ts'
import { type Edge, type InputSet, isOutcome, type ReachableState } from '../../engine/index.ts'
import { defined, placePointer } from '../../flow/index.ts'
import type { ModelRule } from '../rule.ts'
import { components } from './parts/components.ts'
import { reportOnce } from './parts/report-once.ts'
import { shortestPath } from './parts/shortest-path.ts'

export const loopWithoutUser: ModelRule<'loop-without-user'> = {
  id: 'loop-without-user',
  severity: 'error',
  over: 'model',
  summary: 'No loop goes on for ever without the user.',
  check: (flow, report) => {
    const model = flow.model()
    if (!model) return
    const part = components(model.states, (state) => automatic(state).map(({ to }) => to))
    const round = (state: ReachableState) => automatic(state).filter(({ from, to }) => part.get(to) === part.get(from))
    const unpolled = (state: ReachableState) => round(state).filter((edge) => !isPoll(edge))
    const loops = new Set<string>()
    const once = reportOnce(report)
    for (const edge of model.states.flatMap(round)) {
      // A poll is repeated until its limit, unless polling starts anew on the way.
      const restarts = edge.effects.some(({ kind }) => kind === 'poll')
      const loop = isPoll(edge) && !restarts ? null : loopFrom(edge, restarts ? round : unpolled)
      if (!loop) continue
      const places = [edge.from.place, ...loop.edges.map(({ to }) => to.place)]
      const name = [...new Set(places)].sort().join()
      if (loops.has(name)) continue
      loops.add(name)
      const { place, flow: its } = edge.from
      once(sourcePointer(model.flow.definition, its.definition, edge.rule?.pointer ?? placePointer(place)), () => {
        const through = places.filter((each, index) => each !== places[index - 1])
        const details = replayTo(model, edge.from, loop.client, ...loop.edges.map(({ event }) => event))
        return [{ code: 'endless-loop', places: through, restarts }, details]
      })
    }
  },
}

type Next = (from: ReachableState) => readonly Edge[]

/** Edges that are taken without the user and change something. */
const automatic = ({ edges }: ReachableState) => edges.filter(({ event, from, to }) => isOutcome(event) && to !== from)

const isPoll = ({ event: { type } }: Edge) => type === '@status' || type === '@pollFailed' || type === '@pollTimedOut'

/** A shortest path back to the start of the edge, for one and the same client; null if there is none. */
function loopFrom(first: Edge, next: Next): { client: InputSet; edges: readonly Edge[] } | null {
  const clients = propagate([first], next)(first.from)
  if (clients === 0n) return null
  const client = clients & -clients
  const forClient: Next = (state) => next(state).filter(({ when }) => (when & client) !== 0n)
  return { client, edges: defined(shortestPath([first], forClient, first.from), 'trace back') }
}
