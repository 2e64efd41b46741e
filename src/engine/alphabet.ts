/** Every event that can arrive in a state, payloads included, as finitely many representatives. */
import type { Assign, CompiledFlow, Rule } from '../flow/index.ts'
import type { EventName } from '../generated/flow.types.ts'
import { placeOf } from './goals.ts'
import { anyReference } from './input-sets.ts'
import type { Event, State, UserEvent } from './state.ts'

/** Stands for every value that no condition of the flow names. */
export const anyOther = '(other)'

export type Alphabet = (state: State) => Event[]

export function createAlphabet(flow: CompiledFlow): Alphabet {
  const compared = comparedEventValues(flow.definition)
  const codes = [...(compared.get('code') ?? []), null]
  const statuses = Object.fromEntries(
    Object.values(flow.places).map((place) => [place.id, Object.keys(place.poll?.statuses ?? {})]),
  )

  return (state) => {
    if (state.closed) return []
    const place = placeOf(flow, state)
    const overlay = flow.overlays.find(({ id }) => id === state.overlay)
    const said = overlay
      ? (Object.keys(overlay.on) as EventName[]).map((type): UserEvent => ({ type }))
      : [
          ...Object.entries(place.on).flatMap(([type, rules]) => userEvents(type as EventName, rules)),
          ...(place.on['BACK'] ? [] : [{ type: 'BACK' } as const]),
          ...flow.overlays
            .filter(({ opensOn }) => !place.on[opensOn])
            .map(({ opensOn }): UserEvent => ({ type: opensOn })),
        ]
    const { entry, pending, polling, delayed } = state
    const events: Event[] = said
    if (pending !== null) {
      events.push({ type: '@done', entry, call: pending, value: anyReference })
      events.push(...codes.map((code) => ({ type: '@failed', entry, call: pending, code }) as Event))
    }
    if (polling !== null) {
      events.push(...(statuses[place.id] ?? []).map((status): Event => ({ type: '@status', run: polling, status })))
      events.push(...codes.map((code) => ({ type: '@pollFailed', run: polling, code }) as Event))
      events.push({ type: '@pollTimedOut', run: polling })
    }
    if (delayed !== null) events.push({ type: '@elapsed', entry, rule: delayed })
    if (place.load?.raises) events.push({ type: '@raised', entry, event: place.load.raises })
    return events
  }

  /** One event for each combination of the payload values that its rules store or compare. */
  function userEvents(type: EventName, rules: readonly Rule[]): UserEvent[] {
    const keys = new Map<string, readonly unknown[]>(compared)
    for (const { field, source } of rules.flatMap((rule): readonly Assign[] => rule.assign)) {
      if (source.kind !== 'event') continue
      const datum = flow.data.find(({ name }) => name === field)
      const values = datum?.values === 'reference' || !datum ? [anyReference] : datum.values
      keys.set(source.key, values)
    }
    keys.delete('code')
    let events: UserEvent[] = [{ type }]
    for (const [key, values] of keys)
      events = events.flatMap((event) => values.map((value) => ({ ...event, [key]: value })))
    return events
  }
}

/** event.<key> → the literals that conditions compare it with, and one value besides. */
function comparedEventValues(node: unknown, found = new Map<string, unknown[]>()): Map<string, unknown[]> {
  if (Array.isArray(node)) {
    const [left, right] = node
    const path = (left as { var?: unknown } | null)?.var
    if (typeof path === 'string' && path.startsWith('event.') && right !== undefined) {
      const key = path.slice('event.'.length)
      found.set(key, [...new Set([...(found.get(key) ?? []), ...[right].flat(), anyOther])])
    }
    for (const item of node) comparedEventValues(item, found)
  } else if (node !== null && typeof node === 'object')
    for (const item of Object.values(node)) comparedEventValues(item, found)
  return found
}
