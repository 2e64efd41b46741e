/** The rows of a case that were removed, narrowed, split, added or changed. */
import { isSameJson } from '../flow/index.ts'
import type { Condition } from '../generated/flow.types.ts'
import type { Row } from '../generated/flow-tests.types.ts'
import { always, type Change, type ExpectingRow, type Location, type RowSubject } from './change.ts'

/** As it is written. */
export interface WrittenRow {
  row: Row
  pointer: string
  /** Where it counts, under the new names; null: everywhere. */
  places: ReadonlySet<string> | null
}

type Rows = readonly WrittenRow[]

/** @param reason why rows are gone */
export function rowChanges(test: string, old: Rows, now: Rows, reason: string | null): Change[] {
  const differing = (rows: Rows, others: Rows) =>
    rows.filter(({ row }) => !others.some((other) => checked(other.row) === checked(row)))
  const [before, after] = [differing(old, now), differing(now, old)]
  const isAlike = (a: WrittenRow, b: WrittenRow) => subjectKey(a.row) === subjectKey(b.row)
  const fresh = after.filter((is) => !before.some((was) => isAlike(was, is)))
  const replaced = before.flatMap((was): { change: Change; by: Rows } => {
    const row = subjectOf(was.row)
    const same = after.find((each) => isAlike(each, was))
    if (same) return { change: changed(test, was, same), by: [] }
    const by = fresh.filter((is) => isWithin(is, was))
    const [first] = by
    if (!first)
      return { change: { code: 'test-row-removed', test, row, because: reason, ...at('old', was.pointer) }, by }
    const details = { test, row, ...at('new', first.pointer) }
    const because = by.find((each) => each.row.because !== undefined)?.row.because ?? reason
    if (!isCovered(was, by))
      return {
        change: { code: 'test-row-narrowed', because, rows: by.map((each) => subjectOf(each.row)), ...details },
        by,
      }
    return by.length === 1
      ? { change: changed(test, was, first), by }
      : { change: { code: 'test-row-split', because, rows: by.map((each) => expectingRow(each.row)), ...details }, by }
  })
  const replacing = new Set(replaced.flatMap(({ by }) => by))
  return [
    ...replaced.map(({ change }) => change),
    ...fresh
      .filter((is) => !replacing.has(is))
      .map(
        ({ row, pointer }): Change => ({ code: 'test-row-added', test, row: subjectOf(row), ...at('new', pointer) }),
      ),
  ]
}

const at = (version: Location['version'], pointer: string) => ({ version, pointer, ...always })

const changed = (test: string, was: WrittenRow, is: WrittenRow): Change => ({
  code: 'test-row-changed',
  test,
  row: subjectOf(was.row),
  before: expectingRow(was.row),
  after: expectingRow(is.row),
  because: is.row.because ?? null,
  ...at('new', is.pointer),
})

/** Whether a row is about the same event as another one, at fewer places or for fewer clients. */
function isWithin({ row, places }: WrittenRow, outer: WrittenRow): boolean {
  const arePlaces = outer.places === null || (places !== null && [...places].every((each) => outer.places?.has(each)))
  return row.on === outer.row.on && arePlaces && isIfWithin(row.if, outer.row.if) && isGivenWithin(row, outer.row)
}

const isIfWithin = (inner: Row['if'], outer: Row['if']): boolean =>
  termsOf(outer).every((term) => termsOf(inner).some((each) => isSameJson(each, term)))

/** All of them have to hold. */
function termsOf(condition: Row['if']): readonly Condition[] {
  if (condition === undefined) return []
  return typeof condition === 'object' && condition.and ? condition.and : [condition]
}

const isGivenWithin = ({ given: inner = {} }: Row, { given: outer = {} }: Row): boolean =>
  Object.entries(outer).every(([root, keys]) =>
    Object.entries(keys).every(([key, value]) => isSameJson(inner[root as keyof typeof inner]?.[key], value)),
  )

/** Whether all that a row was about is still checked, by these rows together. */
function isCovered({ row, places }: WrittenRow, by: Rows): boolean {
  const alike = by.filter((each) => isSameJson(each.row.given, row.given))
  const isWhole = (rows: Rows) => areExhaustive(rows.map((each) => without(termsOf(each.row.if), termsOf(row.if))))
  if (isWhole(alike.filter((each) => each.places === null))) return true
  const at = (place: string) => alike.filter((each) => each.places === null || each.places.has(place))
  return places !== null && [...places].every((place) => isWhole(at(place)))
}

type Terms = readonly Condition[]

const without = (terms: Terms, gone: Terms): Terms =>
  terms.filter((term) => !gone.some((each) => isSameJson(each, term)))

/** Whether always one of these holds: a term splits them into those with it and those with its opposite. */
function areExhaustive(conjunctions: readonly Terms[]): boolean {
  if (conjunctions.some(({ length }) => length === 0)) return true
  const [term] = conjunctions[0] ?? []
  if (term === undefined) return false
  return [term, opposite(term)].every((held) => {
    const excluded = opposite(held)
    const left = conjunctions.filter((terms) => !terms.some((each) => isSameJson(each, excluded)))
    return areExhaustive(left.map((terms) => without(terms, [held])))
  })
}

const opposite = (term: Condition): Condition =>
  typeof term === 'object' && term['!'] !== undefined ? term['!'] : { '!': term }

const subjectOf = ({ at, on, if: condition, given }: Row): RowSubject => ({
  ...(at && { at }),
  on,
  ...(condition && { if: condition }),
  ...(given && { given }),
})

const expectingRow = ({ because: _, ...row }: Row): ExpectingRow => row

const subjectKey = (row: Row) => JSON.stringify(subjectOf(row))

/** Without what is only there for readers. */
export function checked(test: object): string {
  const { description: _, because: __, ...rest } = test as { description?: string; because?: string }
  return JSON.stringify(rest)
}
