/** What becomes of one promise over every reachable state: nothing is said of one that is kept. */

import type { Model } from '../../../analysis/index.ts'
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
  const avoids = (index: number) => {
    const { place, state } = model.states[index] as Model['states'][number]
    return places.has(place) && !state.closed && !without.some((step) => state.trail.includes(step))
  }
  const unpassed = without.length > 0 ? ` without having passed ${quoted(without)}` : ''
  const past = `${unpassed}${asked === null ? '' : `, with ${asked}`}`
  for (const [index, { place, state, inputs }] of model.states.entries()) {
    if (entering === null) {
      const caught = avoids(index) ? model.holding(inputs, test, state.data) : 0n
      if (caught === 0n) continue
      return {
        broken: `a client gets to '${place}'${past}`,
        trace: describeTrace(model, index, caught),
        by: without.length > 0 ? { past: quoted(without) } : null,
      }
    }
    for (const { event, to, when, rule } of model.edges[index] ?? []) {
      const there = model.states[to]
      if (!there || there.place === place || !avoids(to) || wayIn(model, index, event.type, rule) !== entering) continue
      const caught = model.holding(when, test, there.state.data)
      if (caught === 0n) continue
      const broken = `@${entering} leads a client from '${place}' to '${there.place}'${past}`
      const by = rule === undefined ? null : { rule, onPath: true }
      return { broken, trace: describeTrace(model, index, caught, event), by }
    }
  }
  return null
}

/** By which goal one comes; BACK along the path is @back, too. */
function wayIn(model: Model, from: number, type: string, rule: string | undefined): string | null {
  if (rule === undefined) return type === 'BACK' ? 'back' : null
  return model.states[from]?.flow.rules[rule]?.target.kind ?? null
}

export function verdictOnAlways(model: Model, reach: Named): Verdict {
  const places = [...reach.values()].flat()
  const ways = model.leadsTo(({ place, state }) => places.includes(state.closed ? '@close' : place))
  for (const [index, { place, state, inputs }] of model.states.entries()) {
    const stuck = state.closed ? 0n : inputs & ~(ways[index] ?? 0n)
    if (stuck === 0n) continue
    const broken = `from '${place}' there is no way to ${quoted(reach.keys())}`
    return { broken, trace: describeTrace(model, index, stuck), by: null }
  }
  return null
}
