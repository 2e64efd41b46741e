import { sentAt } from '../../engine/index.ts'
import { type CompiledFlow, childPointer, defined, placePointer, targetPointer } from '../../flow/index.ts'
import type { EventName } from '../../generated/flow.types.ts'
import { screens } from '../../generated/screens.ts'
import type { FlowRule } from '../rule.ts'
import { type Located, reportEach } from './parts/each-flow.ts'
import { hasNoEffect } from './parts/has-no-effect.ts'
import { sentAlways } from './parts/screens.ts'

type Found = Located<'handled-events'>

export const handledEvents: FlowRule<'handled-events'> = {
  id: 'handled-events',
  severity: 'error',
  over: 'flow',
  summary: 'A place handles the events that its screen sends, and no others.',
  check: (linted, report) => {
    reportEach(linted, report, (flow) => [
      ...unhandled(flow),
      ...unsent(flow),
      ...withoutEffect(flow),
      ...ofOverlays(flow),
    ])
  },
}

function unhandled({ places, overlays }: CompiledFlow): Found[] {
  return Object.values(places).flatMap((place) => {
    const { id, screen } = place
    const opening = overlays.map(({ opensOn }) => opensOn)
    const lost = sentAlways(place).filter((event) => !place.on[event] && !opening.includes(event))
    return lost.map((event): Found => [placePointer(id), { code: 'unhandled', screen, event, place: id }])
  })
}

/** The handlers of each place, with where they are written. */
const handlersOf = ({ places }: CompiledFlow) =>
  Object.values(places).flatMap((place) =>
    Object.entries(place.on).map(([event, rules]) => {
      const { pointer } = defined(rules[0], `rule for ${event}`)
      return { place, event, rules, pointer: targetPointer(pointer) }
    }),
  )

/** A handler of a step is for all its states: one state that sends the event is enough. */
function unsent(flow: CompiledFlow): Found[] {
  const handlers = handlersOf(flow)
  const isSent = ({ place, event }: (typeof handlers)[number]) =>
    place.load?.raises === event || sentAt(place).some((each) => each === event)
  const sent = new Set(handlers.filter(isSent).map(({ pointer }) => pointer))
  const unsentHandlers = new Map(
    handlers.filter(({ pointer }) => !sent.has(pointer)).map(({ pointer, event }) => [pointer, event]),
  )
  return [...unsentHandlers].map(([pointer, event]) => {
    const showing = handlers.filter((handler) => handler.pointer === pointer).map(({ place }) => place.screen)
    return [pointer, { code: 'never-sent', event, screens: [...new Set(showing)] }]
  })
}

function withoutEffect(flow: CompiledFlow): Found[] {
  return handlersOf(flow)
    .filter(({ rules }) => rules.every(hasNoEffect))
    .map(({ pointer, place, event }) => [pointer, { code: 'changes-nothing', place: place.id, event }])
}

function ofOverlays({ overlays, places }: CompiledFlow): Found[] {
  return overlays.flatMap(({ id, screen, opensOn, on }): Found[] => {
    const at = childPointer('/overlays', id)
    const sent: EventName[] = [...new Set([...screens[screen].sends, ...screens.overlay.sends])]
    const opens = Object.values(places).some((place) => sentAt(place).includes(opensOn))
    const lost = sent.filter((event) => !on[event])
    const unsent = Object.keys(on).filter((event) => !sent.some((each) => each === event))
    const neverOpens: Found = [
      childPointer(at, 'opensOn'),
      { code: 'overlay-never-opens', overlay: id, event: opensOn },
    ]
    return [
      ...lost.map((event): Found => [at, { code: 'overlay-unhandled', overlay: id, event }]),
      ...unsent.map(
        (event): Found => [childPointer(at, 'on', event), { code: 'overlay-never-sent', overlay: id, event }],
      ),
      ...(opens ? [] : [neverOpens]),
    ]
  })
}
