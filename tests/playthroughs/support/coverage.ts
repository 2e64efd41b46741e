/** Which rules of the flow were followed. The engine doesn't say; it takes the first one whose condition holds. */
import { type Event, placeOf, type State } from '../../../src/engine/index.ts'
import type { CompiledFlow, Place, Rule } from '../../../src/flow/index.ts'

/** Pointers into the definition; places by their id, the way back by the place's. */
export type Visited = Set<string>

/** Everything that there is to visit. */
export function allOf(flow: CompiledFlow): string[] {
  const places = Object.values(flow.places)
  const backs = places.filter(({ back, step }) => back === null && step !== flow.path[0]?.step)
  const overlays = flow.overlays.flatMap(({ id, on }) => Object.keys(on).map((event) => overlayName(id, event)))
  return [
    ...places.map(({ id }) => id),
    ...Object.keys(flow.rules),
    ...backs.map(({ id }) => backName(id)),
    ...overlays,
  ]
}

const overlayName = (id: string, event: string) => `/overlays/${id}/on/${event}`
const backName = (place: string) => `${place} BACK`

export function noteStart(visited: Visited, flow: CompiledFlow, state: State): void {
  visited.add(placeOf(flow, state).id)
  const rule = flow.start.find(({ test }) => test === null || test({ in: state.in, data: state.data, event: {} }))
  if (rule) visited.add(rule.pointer)
}

/** Notes what an event does in the state in which it arrives. */
export function note(visited: Visited, flow: CompiledFlow, before: State, event: Event, after: State): void {
  visited.add(placeOf(flow, before).id)
  visited.add(placeOf(flow, after).id)
  // A status that changes nothing has been heard all the same.
  if (after === before && !(event.type === '@status' && event.run === before.polling)) return
  const place = placeOf(flow, before)
  if (before.overlay !== null && !event.type.startsWith('@')) visited.add(overlayName(before.overlay, event.type))
  else if (event.type === 'BACK' && place.back === null) visited.add(backName(place.id))
  else if (event.type === '@elapsed') visited.add(event.rule)
  else {
    const about: object = event.type === '@done' ? { outcome: event.value } : event
    const scope = { in: before.in, data: before.data, event: { ...about } }
    const rule = rulesFor(flow, place, event).find(({ test }) => test === null || test(scope))
    // One that waits first is followed when its time has come.
    if (rule && rule.afterMs === null) visited.add(rule.pointer)
  }
}

function rulesFor(flow: CompiledFlow, place: Place, event: Event): readonly Rule[] {
  switch (event.type) {
    case '@done':
      return flow.calls[event.call]?.onDone ?? []
    case '@failed':
      return flow.calls[event.call]?.onError ?? []
    case '@status':
      return place.poll?.statuses[event.status] ?? []
    case '@pollFailed':
      return place.poll?.onError ?? []
    case '@pollTimedOut':
      return place.poll?.onTimeout ?? []
    case '@raised':
      return place.on[event.event] ?? []
    default:
      return place.on[event.type] ?? (event.type === 'BACK' ? place.back : null) ?? []
  }
}
