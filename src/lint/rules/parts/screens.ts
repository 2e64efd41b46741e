/** What can be sent where: by a screen, and by the frame around it (header and the browser's back button). */
import type { Place } from '../../../flow/index.ts'
import type { EventName } from '../../../generated/flow.types.ts'
import { screens } from '../../../generated/screens.ts'

/** What may be sent while a place is shown. */
export const sentAt = ({ screen }: Pick<Place, 'screen'>): EventName[] => [
  ...new Set([...screens[screen].sends, ...screens.frame.sends]),
]

/** The part of it that is sent whether or not it leads anywhere: its control is always shown. */
export const sentUnasked = ({ screen }: Pick<Place, 'screen'>): EventName[] => [
  ...new Set(
    [screens[screen], screens.frame].flatMap(({ sends, asks }) => sends.filter((event) => !asks.includes(event))),
  ),
]
