/** A row that no single edit makes true, as several rows: one for the places where the same follows. */
import type { Model } from '../analysis/index.ts'
import type * as definition from '../generated/flow-tests.types.ts'
import { type Correction, correctedRow } from './corrected-row.ts'
import { occurrencesFor } from './evaluate-row.ts'
import type { PlacesByName, Row } from './model.ts'

export type Split =
  | { kind: 'rows'; rows: readonly definition.Row[] }
  /** Even at this place no one value is true; null: at the start. */
  | (Extract<Correction, { kind: 'differs' }> & { place: string | null })

export function splitRow(model: Model, row: Row): Split {
  const places = new Set([...occurrencesFor(model, row)].map(({ before }) => before?.place ?? null))
  const groups = new Map<string, { names: string[]; row: definition.Row }>()
  for (const [name, ids] of unitsOf(model, row, places)) {
    const at: PlacesByName = new Map([[name, ids]])
    const correction = correctedRow(model, { ...row, at }, { keepsAll: true })
    if (correction.kind === 'differs') return { ...correction, place: name }
    const key = JSON.stringify(correction.row)
    const group = groups.get(key) ?? { names: [], row: correction.row }
    groups.set(key, { ...group, names: [...group.names, name] })
  }
  if (places.has(null)) {
    const correction = correctedRow(model, row, { keepsAll: true })
    if (correction.kind === 'differs') return { ...correction, place: null }
  }
  return { kind: 'rows', rows: [...groups.values()].map(({ names, row: own }) => ({ ...own, at: nameOrList(names) })) }
}

export const nameOrList = (names: readonly string[]): string | string[] => {
  const [only, ...others] = names
  return only !== undefined && others.length === 0 ? only : [...names]
}

/** As the row names them; a step whose states differ by its states. */
function unitsOf(model: Model, row: Row, places: ReadonlySet<string | null>): [name: string, ids: readonly string[]][] {
  const named = row.at ?? new Map([...places].flatMap((id) => (id === null ? [] : [[id, [id]]])))
  return [...named].flatMap(([name, ids]): [string, readonly string[]][] => {
    const seen = ids.filter((id) => places.has(id))
    if (seen.length === 0) return []
    const at: PlacesByName = new Map([[name, ids]])
    const isOne = correctedRow(model, { ...row, at }, { keepsAll: true }).kind === 'row'
    return isOne ? [[name, ids]] : seen.map((id) => [id, [id]])
  })
}
