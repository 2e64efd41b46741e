/** Steps and states that have another name than in an earlier version. */
import { stepOf } from '../../../analysis/index.ts'
import { placeId } from '../../../flow/index.ts'
import type { FlowDefinition } from '../../../generated/flow.types.ts'
import type { ProjectFlow } from '../../project.ts'

/** The present name of a place of an earlier version: migrations say it, or a comparison with the release. */
export function presentName({ definition, base }: ProjectFlow, place: string): string | null {
  if (!definition) return null
  const now = screensByPlace(definition)
  const mapped = follow(definition, place, 0)
  if (mapped !== place && now.has(mapped)) return mapped
  const then = base ? screensByPlace(base) : new Map<string, string>()
  const step = stepOf(place)
  const gone = then.has(step) && !now.has(step) ? step : place
  const [alike, ...others] = newPlacesLike(gone, now, then)
  if (alike === undefined || others.length > 0) return null
  const found = renamed(place, { [gone]: alike })
  return now.has(found) ? found : null
}

/** New places that show the same as a place of the release. */
export function newPlacesLike(
  place: string,
  now: ReadonlyMap<string, string>,
  then: ReadonlyMap<string, string>,
): string[] {
  const shown = then.get(place)
  return shown ? [...now].flatMap(([name, screens]) => (!then.has(name) && screens === shown ? [name] : [])) : []
}

/** Steps and states with the screens that they show. The released flow may have any shape. */
export function screensByPlace({ steps }: FlowDefinition): Map<string, string> {
  const known = Object.entries(steps ?? {}).flatMap(([name, step]): [string, string][] => {
    const states = Object.entries(step?.states ?? {})
    const screens = states.map(([state, body]): [string, string] => [placeId(name, state), screenOf(body)])
    const shown = [screenOf(step), ...screens.map(([, screen]) => screen)]
    return [[name, shown.filter(Boolean).join()], ...screens]
  })
  return new Map(known)
}

function screenOf(place: { screen?: unknown } | undefined): string {
  return typeof place?.screen === 'string' ? place.screen : ''
}

/** The present name of a place of this version, after every later migration. */
export function follow({ migrations: all = [] }: FlowDefinition, name: string, version: number): string {
  const later = all.filter(({ from }) => from >= version).sort((a, b) => a.from - b.from)
  return later.reduce((place, { steps }) => renamed(place, steps), name)
}

/** A place that is mapped itself, or a state of a step that is mapped. */
function renamed(place: string, steps: Readonly<Record<string, string>>): string {
  const names = new Map(Object.entries(steps))
  const step = stepOf(place)
  const [own, ofStep] = [names.get(place), names.get(step)]
  if (own !== undefined || ofStep === undefined) return own ?? place
  return ofStep.includes('.') ? ofStep : place.replace(step, ofStep)
}
