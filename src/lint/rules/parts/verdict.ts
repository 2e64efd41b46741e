/** What becomes of one promise over every reachable state: nothing is said of one that is kept. */

import type { Model } from '../../../analysis/index.ts'
import type { Edge, ReachableState } from '../../../engine/index.ts'
import type { Named, Never } from '../../../flow/index.ts'
import { describeTrace } from './describe-trace.ts'
import type { Cause } from './fix-location.ts'

export type Verdict =
  | null
  /** What happens instead, how one gets there, and what leads there. */
  | { broken: string; trace: string[]; by: Cause }
  /** Why it can't be broken. */
  | { idle: string }

export const quoted = (names: Iterable<string>) => [...names].map((name) => `'${name}'`).join(' or ')

/** `asked`: its condition in words. */
export function verdictOnNever(model: Model, { at, without, entering, test }: Never, asked: string | null): Verdict {
  const places = new Set([...at.values()].flat())
  const missing = [...at].filter(([, ids]) => !model.states.some(({ place }) => ids.includes(place)))
  if (missing.length > 0) return { idle: `no client ever gets to ${quoted(missing.map(([name]) => name))}` }
  const avoids = ({ place, state }: ReachableState) =>
    places.has(place) && !state.closed && !without.some((step) => state.trail.includes(step))
  const unpassed = without.length > 0 ? ` without having passed ${quoted(without)}` : ''
  const past = `${unpassed}${asked === null ? '' : `, with ${asked}`}`
  for (const reached of model.states) {
    if (entering === null) {
      const caught = avoids(reached) ? model.holding(reached.inputs, test, reached.state.data) : 0n
      if (caught === 0n) continue
      return {
        broken: `a client gets to '${reached.place}'${past}`,
        trace: describeTrace(model, reached, caught),
        by: without.length > 0 ? { past: quoted(without) } : null,
      }
    }
    for (const edge of reached.edges) {
      const { event, to, when, rule } = edge
      if (to.place === reached.place || !avoids(to) || directionOf(edge) !== entering) continue
      const caught = model.holding(when, test, to.state.data)
      if (caught === 0n) continue
      const broken = `@${entering} leads a client from '${reached.place}' to '${to.place}'${past}`
      const by = rule && { rule: rule.pointer, onPath: true }
      return { broken, trace: describeTrace(model, reached, caught, event), by }
    }
  }
  return null
}

/** The target by which an edge leads on; BACK along the path is @back, too. */
function directionOf({ event, rule }: Edge): string | null {
  if (rule) return rule.target.kind
  return event.type === 'BACK' ? 'back' : null
}

export function verdictOnAlways(model: Model, reach: Named): Verdict {
  const places = [...reach.values()].flat()
  const inputsIn = model.leadsTo(({ place, state }) => places.includes(state.closed ? '@close' : place))
  for (const reached of model.states) {
    const stuck = reached.state.closed ? 0n : reached.inputs & ~inputsIn(reached)
    if (stuck === 0n) continue
    const broken = `from '${reached.place}' there is no way to ${quoted(reach.keys())}`
    return { broken, trace: describeTrace(model, reached, stuck), by: null }
  }
  return null
}
