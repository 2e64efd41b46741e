/** Where a row's event happens. */
import type { Model } from '../analysis/index.ts'
import { occurrencesFor } from './evaluate-row.ts'
import type { Row } from './model.ts'

export const nameOrList = (names: readonly string[]): string | string[] => {
  const [only, ...others] = names
  return only !== undefined && others.length === 0 ? only : [...names]
}

/** null: the start. */
export const placesSeen = (model: Model, row: Row): ReadonlySet<string | null> =>
  new Set([...occurrencesFor(model, row)].map(({ before }) => before?.place ?? null))

/** Without the places where its event never happens; null if it happens nowhere. */
export function withoutUnseenPlaces(model: Model, row: Row): Row | null {
  const places = placesSeen(model, row)
  if (places.size === 0) return null
  if (row.at === null) return row
  const at = new Map([...row.at].filter(([, ids]) => ids.some((id) => places.has(id))))
  if (at.size === row.at.size) return row
  return { ...row, at, definition: { ...row.definition, at: nameOrList([...at.keys()]) } }
}
