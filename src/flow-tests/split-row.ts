/** A row that no single edit makes true, as several rows. */
import type { Model } from '../analysis/index.ts'
import type * as definition from '../generated/flow-tests.types.ts'
import { type Correction, correctedRow, outcomeOf } from './corrected-row.ts'
import { occurrencesFor } from './evaluate-row.ts'
import type { PlacesByName, Row } from './model.ts'
import { nameOrList, placesSeen, withoutUnseenPlaces } from './seen-places.ts'
import { type Conjunction, separate } from './separate.ts'
import type { Term } from './separating-conditions.ts'

export type Split =
  | { kind: 'rows'; rows: readonly definition.Row[] }
  /** Even at this place no one value is true; null: at the start. */
  | (Extract<Correction, { kind: 'differs' }> & { place: string | null })

/** What a row becomes at one of its places. */
type Part = Exclude<Split, { place: unknown }> | Extract<Correction, { kind: 'differs' }>

/** Rows of which none expects more places than this row does; null if no condition tells the rest apart. */
export function splitExactly(model: Model, row: Row, terms: readonly Term[]): readonly definition.Row[] | null {
  const exact = oncePerPlaces((part): Part => {
    const one = correctedRow(model, part, { keepsAll: true })
    if (one.kind === 'row' && !saysLess(part, one.row)) return { kind: 'rows', rows: [one.row] }
    return byCondition(model, part, terms)
  })
  const ways = [byPlace(model, row, exact), exact(row)].flatMap((way) =>
    way.kind === 'rows' && way.rows.length > 0 ? [way.rows] : [],
  )
  return ways.sort((a, b) => a.length - b.length || JSON.stringify(a).length - JSON.stringify(b).length)[0] ?? null
}

/** Rows for places alone, which may expect one of several places to follow. */
export const splitByPlace = (model: Model, row: Row): Split =>
  byPlace(
    model,
    row,
    oncePerPlaces((part) => {
      const one = correctedRow(model, part, { keepsAll: true })
      return one.kind === 'row' ? { kind: 'rows', rows: [one.row] } : one
    }),
  )

/** The same places of a row are asked about more than once. */
function oncePerPlaces(correct: (part: Row) => Part): (part: Row) => Part {
  const known = new Map<string, Part>()
  return (part) => {
    const key = JSON.stringify([...(part.at ?? [])])
    const found = known.get(key) ?? correct(part)
    known.set(key, found)
    return found
  }
}

/** Whether a correction expects one of more places. */
export const saysLess = ({ definition: { goesTo } }: Row, after: definition.Row): boolean =>
  [after.goesTo].flat().length > [goesTo].flat().length

function byCondition(model: Model, row: Row, terms: readonly Term[]): Part {
  const outcomes = [...occurrencesFor(model, row)].map((each) => {
    const { data, when } = each
    return { key: outcomeOf(row, each), data, when }
  })
  const rows = separate(model, outcomes, terms)?.flatMap((conjunction) => {
    const part = withoutUnseenPlaces(model, limitedTo(row, conjunction))
    const corrected = part && correctedRow(model, part, { keepsAll: true })
    return corrected?.kind === 'row' ? [corrected.row] : []
  })
  return rows ? { kind: 'rows', rows } : { kind: 'differs', aspect: 'goesTo', values: [] }
}

function limitedTo(row: Row, conjunction: Conjunction): Row {
  const { if: written } = row.definition
  const own = written === undefined ? [] : typeof written === 'object' && written.and ? written.and : [written]
  const [first, ...others] = [...own, ...conjunction.map(({ condition }) => condition)]
  const condition = first !== undefined && others.length === 0 ? first : { and: [first, ...others] }
  const tests = [...(row.test ? [row.test] : []), ...conjunction.map(({ test }) => test)]
  return {
    ...row,
    definition: { ...row.definition, if: condition } as definition.Row,
    test: (scope) => tests.every((test) => test(scope)),
  }
}

/** One row for the places where the same follows. */
function byPlace(model: Model, row: Row, correct: (part: Row) => Part): Split {
  const places = placesSeen(model, row)
  const groups = new Map<string, { names: string[]; row: definition.Row }>()
  for (const [name, ids] of unitsOf(row, places, correct)) {
    const part = correct({ ...row, at: new Map([[name, ids]]) })
    if (part.kind === 'differs') return { ...part, place: name }
    for (const each of part.rows) {
      const { at: _, ...rest } = each
      const key = JSON.stringify(rest)
      const group = groups.get(key) ?? { names: [], row: each }
      groups.set(key, { ...group, names: [...group.names, name] })
    }
  }
  if (places.has(null)) {
    const part = correct(row)
    return part.kind === 'differs' ? { ...part, place: null } : part
  }
  return { kind: 'rows', rows: [...groups.values()].map(({ names, row: own }) => ({ ...own, at: nameOrList(names) })) }
}

/** As the row names them; a step whose states differ by its states. */
function unitsOf(
  row: Row,
  places: ReadonlySet<string | null>,
  correct: (part: Row) => Part,
): [name: string, ids: readonly string[]][] {
  const named = row.at ?? new Map([...places].flatMap((id) => (id === null ? [] : [[id, [id]]])))
  return [...named].flatMap(([name, ids]): [string, readonly string[]][] => {
    const seen = ids.filter((id) => places.has(id))
    if (seen.length === 0) return []
    const at: PlacesByName = new Map([[name, ids]])
    const part = correct({ ...row, at })
    return part.kind === 'rows' && part.rows.length === 1 ? [[name, ids]] : seen.map((id) => [id, [id]])
  })
}
