/** The events that a screen and the frame around it (header and the browser's back button) send. */
import type { Place } from '../../../flow/index.ts'
import type { EventName } from '../../../generated/flow.types.ts'
import { screens } from '../../../generated/screens.ts'

/** The events that may be sent while a place is shown. */
export const sentAt = ({ screen }: Pick<Place, 'screen'>): EventName[] => [
  ...new Set([...screens[screen].sends, ...screens.frame.sends]),
]

/** Those that are sent whether or not they have an effect: their control is always shown. */
export const sentUnasked = ({ screen }: Pick<Place, 'screen'>): EventName[] => [
  ...new Set(
    [screens[screen], screens.frame].flatMap(({ sends, asks }) => sends.filter((event) => !asks.includes(event))),
  ),
]
