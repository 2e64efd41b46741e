import type { PlacesByName } from './model.ts'

/** Whether one of the names stands for this place. It copies nothing: a test asks it of thousands of occurrences. */
export function isAmong(places: PlacesByName, place: string): boolean {
  for (const ids of places.values()) if (ids.includes(place)) return true
  return false
}
