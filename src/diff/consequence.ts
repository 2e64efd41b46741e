/** What users, the host and the server notice of a transition: where it leads, what is called, emitted and stored. */
import { type Edge, type InputSet, placeOf } from '../engine/index.ts'
import { type Assign, defined } from '../flow/index.ts'
import type { CallName, Reason } from '../generated/flow.types.ts'
import type { Names } from './renames.ts'

export interface Consequence {
  to: ObservedDestination
  /** Calls and messages to the host, in their order. */
  effects: readonly ObservedEffect[]
  assigns: readonly Assign[]
  /** The delay before it. */
  delayMs: number | null
}

export type ObservedDestination =
  | { kind: 'place'; place: string }
  | { kind: 'overlay'; overlay: string }
  /** The place stays. `again`: its read or polling begins anew. `call-cancelled`: a call in progress ends without its outcome. */
  | { kind: 'nothing' | 'stay' | 'again' | 'call-cancelled' | 'overlay-closed' | 'close' }

export type ObservedEffect =
  | { kind: 'call'; call: CallName }
  | { kind: 'emit'; message: 'success' }
  | { kind: 'emit'; message: 'error'; reason: Reason }

export const nothing: Consequence = { to: { kind: 'nothing' }, effects: [], assigns: [], delayMs: null }

export interface EdgeConsequence {
  /** For which inputs. */
  when: InputSet
  consequence: Consequence
  /** The transition that has it: after a delay, the one at the end of the delay. */
  edge: Edge
}

/** More than one where a delay ends differently for different inputs. */
export function consequencesOf(edge: Edge, names: Names): EdgeConsequence[] {
  const { from, to } = edge
  if (to.state.delayed === null || to.state.delayed === from.state.delayed)
    return [{ when: edge.when, consequence: immediate(edge, names), edge }]
  const delayMs = defined(
    edge.effects.find((effect) => effect.kind === 'timer'),
    'timer of a delay',
  ).ms
  return to.edges
    .filter(({ event, when }) => event.type === '@elapsed' && (when & edge.when) !== 0n)
    .map((elapsed) => ({
      when: elapsed.when & edge.when,
      consequence: { ...immediate(elapsed, names), delayMs },
      edge: elapsed,
    }))
}

function immediate(edge: Edge, names: Names): Consequence {
  const { from: before, to: after, rule } = edge
  const isIgnored = rule === null && after === before && edge.effects.length === 0
  return {
    to: isIgnored ? { kind: 'nothing' } : destination(edge, names),
    effects: observedEffects(edge),
    assigns: rule === null ? [] : renamedAssigns(rule.assign, names),
    delayMs: null,
  }
}

function destination({ from: before, to: after, event, effects }: Edge, names: Names): ObservedDestination {
  if (after.state.closed) return { kind: 'close' }
  if (after.state.overlay !== before.state.overlay) {
    const { overlay } = after.state
    return overlay === null ? { kind: 'overlay-closed' } : { kind: 'overlay', overlay: names.overlay(overlay) }
  }
  if (after.place !== before.place) return { kind: 'place', place: names.place(after.place) }
  if (effects.some(({ kind }) => kind === 'poll' || kind === 'load')) return { kind: 'again' }
  const isOutcome = event.type === '@done' || event.type === '@failed'
  const isCancelled = before.state.pending !== null && after.state.pending === null && !isOutcome
  return { kind: isCancelled ? 'call-cancelled' : 'stay' }
}

/** What a place does when it is entered is compared with the place, and not with each way there. */
function observedEffects({ from, to, effects }: Edge): ObservedEffect[] {
  const callOnEntry = to.place === from.place ? null : placeOf(to.flow, to.state).call
  return effects.flatMap((effect): ObservedEffect[] => {
    if (effect.kind === 'call')
      return effect.effect === callOnEntry?.effect ? [] : [{ kind: 'call', call: effect.effect }]
    if (effect.kind !== 'emit' || effect.message === 'close') return []
    if (effect.message === 'success') return [{ kind: 'emit', message: 'success' }]
    return [{ kind: 'emit', message: 'error', reason: effect.reason }]
  })
}

/** Under the common names, in an order that does not depend on how the rule is written. */
export function renamedAssigns(assigns: readonly Assign[], names: Names): Assign[] {
  const named = assigns.map(({ field, source }): Assign => {
    const renamed = source.kind === 'data' ? { kind: source.kind, key: names.data(source.key) } : source
    return { field: names.data(field), source: renamed }
  })
  return named.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
}
