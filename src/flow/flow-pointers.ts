/** Pointers of what every flow definition has: its places and the targets of its rules. */
import { childPointer, lastSegment, parentPointer } from '../pointer/index.ts'
import { parsePlaceId } from './place-id.ts'

/** Where a target is written, by the pointer of its first rule: rules may be in a list. */
export const targetPointer = (firstRule: string): string =>
  lastSegment(firstRule) === '0' ? parentPointer(firstRule) : firstRule

/** `enterCredentials.captcha` → `/steps/enterCredentials/states/captcha`. */
export function placePointer(place: string): string {
  const { step, state } = parsePlaceId(place)
  return childPointer('/steps', step, ...(state === null ? [] : ['states', state]))
}
