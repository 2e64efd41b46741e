import type { Place } from '../../flow/index.ts'
import { screens } from '../../generated/screens.ts'
import type { FlowRule } from '../rule.ts'
import { flowsOf } from './parts/flows.ts'
import { pointerOf } from './parts/pointer-of.ts'
import { sourcePointer } from './parts/source-pointer.ts'

export const screenReads: FlowRule = {
  id: 'screen-reads',
  severity: 'error',
  over: 'flow',
  summary: 'A place loads what its screen shows, and handles a failure of the read.',
  check: (linted, report) => {
    const reported = new Set<string>()
    for (const { definition, places } of flowsOf(linted)) {
      for (const place of Object.values(places)) {
        for (const [below, message] of mistakesIn(place)) {
          const at = sourcePointer(linted.compiled?.definition ?? definition, definition, pointerOf(place.id) + below)
          if (!reported.has(at)) report(at, message)
          reported.add(at)
        }
      }
    }
  },
}

function mistakesIn({ id, screen, load, on }: Place): [below: string, message: string][] {
  const { reads } = screens[screen]
  const shown = reads.map((each) => `"${each}"`).join(' or ')
  if (!load)
    return reads.length === 0
      ? []
      : [['', `The screen '${screen}' shows ${shown}, but '${id}' loads nothing. Add a "load".`]]
  const raised = load.raises
  return [
    ...(reads.includes(load.effect) ? [] : [wrongRead(screen, load.effect, shown)]),
    ...(raised === null || on[raised]
      ? []
      : [
          [
            '/load/raises',
            `When the read fails, ${raised} is raised, but '${id}' does not handle it. Add it to "on".`,
          ] as [string, string],
        ]),
  ]
}

const wrongRead = (screen: string, read: string, shown: string): [string, string] => [
  '/load/effect',
  shown === ''
    ? `The screen '${screen}' shows nothing of "${read}". Remove the "load", or show a screen that does.`
    : `The screen '${screen}' shows nothing of "${read}". Load ${shown}.`,
]
