/** Old name → new name: the same name, one that a migration gives, or the first new one with the same definition. */
import { isSameJson, parsePlaceId, placeId } from '../flow/index.ts'
import type { FlowDefinition } from '../generated/flow.types.ts'

type Named = Readonly<Record<string, unknown>>

/** Translates names of places, overlays and data into those of the new flow. */
export interface Names {
  /** `step` or `step.state`. */
  place: (id: string) => string
  overlay: (id: string) => string
  data: (name: string) => string
}

/** For the new flow itself. */
export const unchanged: Names = { place: (id) => id, overlay: (id) => id, data: (name) => name }

export interface Renames extends Names {
  steps: ReadonlyMap<string, string>
  inputs: ReadonlyMap<string, string>
  /** Data that both have, under whatever name. */
  shared: ReadonlyMap<string, string>
  /** Equal for renames that translate alike. */
  id: string
}

export function findRenames(old: FlowDefinition, now: FlowDefinition): Renames {
  const migrated = Object.assign({}, ...(now.migrations ?? []).map(({ steps }) => steps)) as Record<string, string>
  const steps = match(old.steps, now.steps, migrated)
  const overlays = match(old.overlays, now.overlays, {})
  const shared = match(old.data, now.data, {})
  const states = new Map(
    [...steps].map(([from, to]) => [from, match(old.steps[from]?.states ?? {}, now.steps[to]?.states ?? {}, {})]),
  )
  return {
    id: JSON.stringify([steps, overlays, shared, ...states.values()].map((each) => [...each])),
    steps,
    shared,
    inputs: match(old.inputs, now.inputs, {}),
    data: (name) => shared.get(name) ?? name,
    overlay: (id) => overlays.get(id) ?? id,
    place: (id) => {
      const { step, state } = parsePlaceId(id)
      const renamed = steps.get(step) ?? step
      return placeId(renamed, state === null ? null : (states.get(step)?.get(state) ?? state))
    },
  }
}

/** `migrated`: new names by old ones. What only one of them has is left out. */
function match(old: Named, now: Named, migrated: Readonly<Record<string, string>>): Map<string, string> {
  const found = new Map<string, string>()
  const free = new Set(Object.keys(now).filter((name) => !Object.hasOwn(old, name)))
  for (const [name, body] of Object.entries(old)) {
    if (Object.hasOwn(now, name)) found.set(name, name)
    else {
      const given = Object.hasOwn(migrated, name) ? migrated[name] : undefined
      const same = [...free].find((each) => isSameJson(now[each], body))
      const to = given !== undefined && free.has(given) ? given : same
      if (to === undefined) continue
      found.set(name, to)
      free.delete(to)
    }
  }
  return found
}
