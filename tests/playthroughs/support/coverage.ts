/** Which rules of the flow were followed. */
import {
  type Event,
  firstMatching,
  handlerOf,
  initialPlace,
  payloadOf,
  placeOf,
  type State,
  scopeOf,
} from '../../../src/engine/index.ts'
import type { CompiledFlow } from '../../../src/flow/index.ts'

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
  const { rule } = initialPlace(flow, state.in)
  if (rule) visited.add(rule.pointer)
}

/** Notes what an event does in the state in which it arrives. */
export function note(visited: Visited, flow: CompiledFlow, before: State, event: Event, after: State): void {
  visited.add(placeOf(flow, before).id)
  visited.add(placeOf(flow, after).id)
  // A status that changes nothing has arrived all the same.
  if (after === before && !(event.type === '@status' && event.run === before.polling)) return
  const handler = handlerOf(flow, before, event)
  if (handler.kind === 'close-overlay') visited.add(overlayName(String(before.overlay), event.type))
  else if (handler.kind === 'delayed') visited.add(handler.rule.pointer)
  else if (handler.kind === 'back' && handler.rules === null) visited.add(backName(placeOf(flow, before).id))
  else if (handler.kind === 'rules' || handler.kind === 'back') {
    const rule = firstMatching(handler.rules ?? [], scopeOf(before, payloadOf(event)))
    // One with a delay is followed when the delay is over.
    if (rule && rule.afterMs === null) visited.add(rule.pointer)
  }
}
