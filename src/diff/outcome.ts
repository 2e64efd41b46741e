/** What the user and the host notice of a transition: where it leads, what is called, said and remembered. */
import type { Edge, Effect, InputSet, ReachableState, Walk } from '../engine/index.ts'
import type { Assign } from '../flow/index.ts'
import type { Names } from './renames.ts'

export interface Consequence {
  /** A place, `dialog:` and an overlay's screen, or one of `special`. */
  to: string
  /** Calls, reads and messages, as a reader of the flow knows them. */
  does: readonly string[]
  /** field = value, as written in the rule. */
  sets: readonly string[]
  /** The delay before it, in ms. */
  waits: number | null
}

/** Instead of a place. */
export const special = {
  nothing: '(nothing)',
  stay: '(stay)',
  again: '(again)',
  back: '(dialog closed)',
  close: '@close',
}

export const nothing: Consequence = { to: special.nothing, does: [], sets: [], waits: null }

/** More than one where a delay ends differently for different inputs. */
export function consequencesOf(
  walk: Walk,
  from: number,
  edge: Edge,
  names: Names,
): { when: InputSet; outcome: Consequence }[] {
  const delayed = walk.states[edge.to]?.state.delayed ?? null
  if (delayed === null || delayed === walk.states[from]?.state.delayed)
    return [{ when: edge.when, outcome: immediate(walk, from, edge, names) }]
  const timer = edge.effects.find(({ kind }) => kind === 'timer')
  const waits = timer?.kind === 'timer' ? timer.ms : null
  return (walk.edges[edge.to] ?? [])
    .filter(({ event, when }) => event.type === '@elapsed' && (when & edge.when) !== 0n)
    .map((elapsed) => ({
      when: elapsed.when & edge.when,
      outcome: { ...immediate(walk, edge.to, elapsed, names), waits },
    }))
}

function immediate(walk: Walk, from: number, edge: Edge, names: Names): Consequence {
  const before = walk.states[from]
  const after = walk.states[edge.to]
  if (!before || !after) return nothing
  const rule = edge.rule === undefined ? undefined : before.flow.rules[edge.rule]
  const enters = after.place !== before.place
  const arrival = enters ? after.flow.places[after.place]?.call?.effect : undefined
  const does = edge.effects.flatMap((effect) => said(effect, enters, arrival))
  const sets = (rule?.assign ?? []).map((assign) => assignment(assign, names)).sort()
  const isIgnored = edge.rule === undefined && edge.to === from && edge.effects.length === 0
  const to = isIgnored ? special.nothing : destination(before, after, edge.effects, names)
  return { to, does, sets, waits: null }
}

function destination(before: ReachableState, after: ReachableState, effects: readonly Effect[], names: Names): string {
  if (after.state.closed) return special.close
  if (after.state.overlay !== before.state.overlay) {
    const overlay = after.flow.overlays.find(({ id }) => id === after.state.overlay)
    return overlay ? `dialog:${overlay.screen}` : special.back
  }
  if (after.place !== before.place) return names.place(after.place)
  return effects.some(({ kind }) => kind === 'poll' || kind === 'load') ? special.again : special.stay
}

/** What belongs to the place that is entered is compared with the place, and not with each way there. */
function said(effect: Effect, enters: boolean, arrival: string | undefined): string[] {
  switch (effect.kind) {
    case 'call':
      return enters && effect.effect === arrival ? [] : [`calls ${effect.effect}`]
    case 'emit':
      if (effect.message === 'close') return []
      return [effect.message === 'error' ? `tells the host error ${effect.reason}` : 'tells the host success']
    default:
      return []
  }
}

/** As a flow would write it. */
export function assignment({ field, source }: Assign, names: Names): string {
  const name = names.data(field)
  if (source.kind === 'literal') return `${name} = ${JSON.stringify(source.value)}`
  if (source.kind === 'raise') return `${name} + 1`
  if (source.kind === 'outcome') return `${name} = the answer`
  return `${name} = ${source.kind}.${source.kind === 'data' ? names.data(source.key) : source.key}`
}
