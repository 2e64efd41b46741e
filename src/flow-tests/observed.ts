/** What an occurrence does, each aspect as a row would write it. */
import { type Effect, placeOf } from '../engine/index.ts'
import type { CompiledFlow } from '../flow/index.ts'
import type { Row } from './model.ts'
import type { Occurrence } from './occurrences.ts'
import type { Aspect } from './verdict.ts'

/** Every name by which a row may say where the user then is; the first is the most telling. */
export function goesWhere({ before, after: { flow, state, place } }: Occurrence): string[] {
  if (state.closed) return ['@close']
  if (state.overlay !== null && before?.state.overlay === null) return overlayNames(flow, state.overlay)
  return place === before?.place ? ['@stay', place] : [place]
}

/** The first overlay is the one that `@exit` opens. */
const overlayNames = ({ overlays }: CompiledFlow, id: string): string[] =>
  overlays.findIndex((overlay) => overlay.id === id) === 0 ? ['@exit', id] : [id]

export function actualAspects({ after, effects }: Occurrence): Record<Exclude<Aspect, 'goesTo' | 'with'>, unknown> {
  const { screen, route, history } = placeOf(after.flow, after.state)
  return {
    emits: single(effects.flatMap(message)),
    calls: single(namesOf(effects, ['call'])),
    reads: single(namesOf(effects, ['load', 'poll'])),
    after: effects.reduce((sum, effect) => (effect.kind === 'timer' ? sum + effect.ms : sum), 0),
    shows: screen,
    route,
    history,
  }
}

/** The delay that a row expects of this client: a setting has the value that variants give it. */
export const delayOf = ({ after }: Row, occurrence: Occurrence): number | null =>
  typeof after === 'string' ? occurrence.after.flow.settings[after] : after

/** Closing goes with leaving, and is no message of its own. */
function message(effect: Effect): (string | { error: string })[] {
  if (effect.kind !== 'emit' || effect.message === 'close') return []
  return [effect.message === 'success' ? 'success' : { error: effect.reason }]
}

const namesOf = (effects: readonly Effect[], kinds: readonly string[]): string[] =>
  effects.flatMap((effect) => ('effect' in effect && kinds.includes(effect.kind) ? [effect.effect] : []))

/** Several are a list, which no row expects. */
const single = <T>(found: readonly T[]): T | readonly T[] | 'nothing' =>
  found.length === 0 ? 'nothing' : found.length === 1 ? (found[0] as T) : found
