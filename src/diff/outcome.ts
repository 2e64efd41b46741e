/** What the user and the host notice of a transition: where it leads, what is called, said and remembered. */
import { type Edge, type Effect, type InputSet, openOverlay, type ReachableState } from '../engine/index.ts'
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
export function consequencesOf(edge: Edge, names: Names): { when: InputSet; outcome: Consequence }[] {
  const { from, to } = edge
  if (to.state.delayed === null || to.state.delayed === from.state.delayed)
    return [{ when: edge.when, outcome: immediate(edge, names) }]
  const timer = edge.effects.find(({ kind }) => kind === 'timer')
  const waits = timer?.kind === 'timer' ? timer.ms : null
  return to.edges
    .filter(({ event, when }) => event.type === '@elapsed' && (when & edge.when) !== 0n)
    .map((elapsed) => ({ when: elapsed.when & edge.when, outcome: { ...immediate(elapsed, names), waits } }))
}

function immediate(edge: Edge, names: Names): Consequence {
  const { from: before, to: after, rule } = edge
  const enters = after.place !== before.place
  const arrival = enters ? after.flow.places[after.place]?.call?.effect : undefined
  const does = edge.effects.flatMap((effect) => said(effect, enters, arrival))
  const sets = (rule?.assign ?? []).map((assign) => assignment(assign, names)).sort()
  const isIgnored = rule === null && after === before && edge.effects.length === 0
  const to = isIgnored ? special.nothing : destination(before, after, edge.effects, names)
  return { to, does, sets, waits: null }
}

function destination(before: ReachableState, after: ReachableState, effects: readonly Effect[], names: Names): string {
  if (after.state.closed) return special.close
  if (after.state.overlay !== before.state.overlay) {
    const overlay = openOverlay(after.flow, after.state)
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
