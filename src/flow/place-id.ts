/** Ids of places: `step`, or `step.state` for a state of a step. The schema allows no dot in a name. */

export const placeId = (step: string, state: string | null): string => (state === null ? step : `${step}.${state}`)

export function parsePlaceId(id: string): { step: string; state: string | null } {
  const [step, state = null] = id.split('.') as [string, string?]
  return { step, state }
}
