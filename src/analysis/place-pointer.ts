import { childPointer } from '../flow/index.ts'

/** The step of a place, which is named `step` or `step.state`. */
export const stepOf = (place: string): string => place.split('.', 1).join()

/** `enterCredentials.captcha` → `/steps/enterCredentials`. */
export const stepPointer = (place: string): string => childPointer('/steps', stepOf(place))
