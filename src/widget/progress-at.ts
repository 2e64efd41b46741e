import type { CompiledFlow, Place } from '../flow/index.ts'

/**
 * How far along the path a place is, 0 to 1: in the middle of its step where that begins, at its end where the step has
 * gone on. Steps that a session skips make it jump, and nothing but going back makes it smaller. A place off the path,
 * such as an error, has no share.
 */
export function progressAt({ path }: Pick<CompiledFlow, 'path'>, place: Place): number | undefined {
  if (place.pathIndex < 0) return undefined
  return place.final ? 1 : (place.pathIndex + (place.isInitial ? 0.5 : 1)) / path.length
}
