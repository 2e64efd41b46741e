/** Which places and rules of the flow were covered. */
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

/** Ids of places, pointers to rules, and the ids of `overlayEvent` and `backFrom`. */
export type Coverage = Set<string>

/** Everything that can be covered. */
export function coverable(flow: CompiledFlow): string[] {
  const places = Object.values(flow.places)
  const backPlaces = places.filter(({ back, step }) => back === null && step !== flow.path[0]?.step)
  const overlays = flow.overlays.flatMap(({ id, on }) => Object.keys(on).map((event) => overlayEvent(id, event)))
  return [
    ...places.map(({ id }) => id),
    ...Object.keys(flow.rules),
    ...backPlaces.map(({ id }) => backFrom(id)),
    ...overlays,
  ]
}

const overlayEvent = (id: string, event: string) => `/overlays/${id}/on/${event}`
const backFrom = (place: string) => `${place} BACK`

export function recordStart(covered: Coverage, flow: CompiledFlow, state: State): void {
  covered.add(placeOf(flow, state).id)
  const { rule } = initialPlace(flow, state.in)
  if (rule) covered.add(rule.pointer)
}

/** A status or a failed read may change nothing and still be what its rule is for. */
const isOutcome = (before: State, event: Event) =>
  event.type === '@loadFailed' || (event.type === '@status' && event.run === before.polling)

export function recordTransition(
  covered: Coverage,
  flow: CompiledFlow,
  before: State,
  event: Event,
  after: State,
): void {
  covered.add(placeOf(flow, before).id)
  covered.add(placeOf(flow, after).id)
  if (after === before && !isOutcome(before, event)) return
  const handler = handlerOf(flow, before, event)
  if (handler.kind === 'close-overlay') covered.add(overlayEvent(String(before.overlay), event.type))
  else if (handler.kind === 'delayed') covered.add(handler.rule.pointer)
  else if (handler.kind === 'back' && handler.rules === null) covered.add(backFrom(placeOf(flow, before).id))
  else if (handler.kind === 'rules' || handler.kind === 'back') {
    const rule = firstMatching(handler.rules ?? [], scopeOf(before, payloadOf(event)))
    // A rule with a delay is covered when the delay is over.
    if (rule && rule.afterMs === null) covered.add(rule.pointer)
  }
}
