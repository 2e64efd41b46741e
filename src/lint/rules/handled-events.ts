import type { CompiledFlow, Place, Rule } from '../../flow/index.ts'
import type { EventName } from '../../generated/flow.types.ts'
import { screens } from '../../generated/screens.ts'
import type { FlowRule } from '../rule.ts'
import { reportEach, type Said } from './parts/each-flow.ts'
import { pointerOf } from './parts/pointer-of.ts'
import { sentAt, sentUnasked } from './parts/screens.ts'

export const handledEvents: FlowRule = {
  id: 'handled-events',
  severity: 'error',
  over: 'flow',
  summary: 'What a screen sends is handled where it is shown, and nothing else is.',
  check: (linted, report) => {
    reportEach(linted, report, (flow) => [...unhandled(flow), ...unsent(flow), ...idle(flow), ...ofOverlays(flow)])
  },
}

function unhandled({ places, overlays }: CompiledFlow): Said[] {
  return Object.values(places).flatMap((place) => {
    const opening = overlays.map(({ opensOn }) => opensOn)
    const lost = sentUnasked(place).filter((event) => !place.on[event] && !opening.includes(event))
    return lost.map((event): Said => {
      const message = `The screen '${place.screen}' sends ${event}, and '${place.id}' says nothing about it: the user would press in vain.`
      return [pointerOf(place.id), `${message} Add it to "on".`]
    })
  })
}

/** Handlers of a step are for all its states: one that sends it is enough. */
function unsent({ places }: CompiledFlow): Said[] {
  const handlers = new Map<string, { event: string; places: Place[] }>()
  for (const place of Object.values(places)) {
    for (const [event, rules] of Object.entries(place.on)) {
      const pointer = (rules[0]?.pointer ?? '').replace(/\/0$/, '')
      handlers.set(pointer, { event, places: [...(handlers.get(pointer)?.places ?? []), place] })
    }
  }
  return [...handlers].flatMap(([pointer, { event, places: handling }]): Said[] => {
    if (handling.some((place) => place.load?.raises === event || sentAt(place).some((each) => each === event)))
      return []
    const shown = [...new Set(handling.map(({ screen }) => `'${screen}'`))].join(', ')
    const fix = 'Remove the handler, or show a screen that sends it.'
    return [[pointer, `${event} never comes: neither ${shown} sends it, nor does a "load" there raise it. ${fix}`]]
  })
}

/** `@stay` alone does nothing; entering the same place again ends its pending work. */
function idle({ places }: CompiledFlow): Said[] {
  return Object.values(places).flatMap(({ id, on }) =>
    Object.entries(on).flatMap(([event, rules]): Said[] => {
      const isIdle = ({ target: goal, assign, emit, call }: Rule) =>
        goal.kind === 'stay' && assign.length === 0 && emit === null && call === null
      if (rules.length === 0 || !rules.every(isIdle)) return []
      const fix = `Lead to another place, or to '${id}' to enter it again, or let it set data, emit a message or make a call.`
      return [[(rules[0]?.pointer ?? '').replace(/\/0$/, ''), `At '${id}' ${event} changes nothing. ${fix}`]]
    }),
  )
}

function ofOverlays({ overlays, places }: CompiledFlow): Said[] {
  return overlays.flatMap(({ id, screen, opensOn, on }): Said[] => {
    const at = `/overlays/${id}`
    const sent: EventName[] = [...new Set([...screens[screen].sends, ...screens.overlay.sends])]
    const opens = Object.values(places).some((place) => sentAt(place).includes(opensOn))
    const lost = sent.filter((event) => !on[event])
    const idle = Object.keys(on).filter((event) => !sent.some((each) => each === event))
    return [
      ...lost.map(
        (event): Said => [
          at,
          `While '${id}' is open, ${event} may be sent, and nothing is said about it. Add it to "on".`,
        ],
      ),
      ...idle.map((event): Said => [`${at}/on/${event}`, `${event} never comes while '${id}' is open. Remove it.`]),
      ...(opens
        ? []
        : [
            [`${at}/opensOn`, `No screen sends ${opensOn}, so '${id}' never opens. Use an event that is sent.`] as Said,
          ]),
    ]
  })
}
