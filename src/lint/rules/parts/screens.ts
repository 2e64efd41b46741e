import type { Place } from '../../../flow/index.ts'
import type { EventName } from '../../../generated/flow.types.ts'
import { screens } from '../../../generated/screens.ts'

/** The events whose control is always shown: they are sent even if they have no effect. */
export const sentAlways = ({ screen }: Pick<Place, 'screen'>): EventName[] => [
  ...new Set(
    [screens[screen], screens.frame].flatMap(({ sends, asks }) => sends.filter((event) => !asks.includes(event))),
  ),
]
