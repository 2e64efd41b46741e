import { childPointer, parsePlaceId } from '../flow/index.ts'

/** The step of a place, which is named `step` or `step.state`. */
export const stepOf = (place: string): string => parsePlaceId(place).step

/** `enterCredentials.captcha` → `/steps/enterCredentials`. */
export const stepPointer = (place: string): string => childPointer('/steps', stepOf(place))
