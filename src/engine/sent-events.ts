import type { Place } from '../flow/index.ts'
import type { EventName } from '../generated/flow.types.ts'
import { screens } from '../generated/screens.ts'

/** The events that the screen of a place sends, or the frame around it: the header and the browser's back button. */
export const sentAt = ({ screen }: Pick<Place, 'screen'>): EventName[] => [
  ...new Set([...screens[screen].sends, ...screens.frame.sends]),
]
