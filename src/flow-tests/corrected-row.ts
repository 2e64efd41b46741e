/** What a row has to expect so that it holds: one row if one is true of all that happens. */

import type { Model } from '../analysis/index.ts'
import { isSameJson } from '../flow/index.ts'
import type * as definition from '../generated/flow-tests.types.ts'
import { occurrencesFor } from './evaluate-row.ts'
import type { Row } from './model.ts'
import { actualAspects, delayOf, goesWhere } from './observed.ts'
import type { Occurrence } from './occurrences.ts'
import { type Aspect, valueAspects } from './verdict.ts'

export type Correction =
  | { kind: 'row'; row: definition.Row }
  /** No one value is true of all that happens. */
  | { kind: 'differs'; aspect: Aspect; values: readonly unknown[] }

/** What each place has of its own: a row can't expect one value of it for several places. */
const ofPlaces: readonly Aspect[] = ['reads', 'shows', 'route', 'history']

/**
 * A key that says nothing any more is left out, such as the address of a place that has none now.
 * @param keepsAll whether it has to be true with all that the row expects; else what places have of their own is left out
 *   where the row leads to several
 */
export function correctedRow(model: Model, row: Row, { keepsAll }: { keepsAll: boolean }): Correction {
  const found = [...occurrencesFor(model, row)]
  const expected = new Set([...row.goesTo.values()].flat())
  const targets = unique(found.map((each) => goesWhere(each).find((name) => expected.has(name)) ?? goesWhere(each)[0]))
  const after: Record<string, unknown> = { ...row.definition, goesTo: targets.length === 1 ? targets[0] : targets }
  if (targets.every((name) => expected.has(String(name)))) after['goesTo'] = row.definition.goesTo
  const areSeveral = unique(found.map((each) => each.after.place)).length > 1
  const actual = found.map(actualAspects)
  const isDelayed = found.every((each) => actualAspects(each).after === delayOf(row, each))
  const own = { ...row, after: isDelayed ? null : row.after }
  for (const aspect of valueAspects) {
    if (own[aspect] === null) continue
    const values = unique(actual.map((each) => each[aspect]))
    const [value] = values
    if (values.length === 1 && value === null) delete after[aspect]
    else if (values.length === 1 && !Array.isArray(value)) {
      if (!isSameJson(value, own[aspect])) after[aspect] = value
    } else if (!keepsAll && areSeveral && ofPlaces.includes(aspect)) delete after[aspect]
    else return { kind: 'differs', aspect, values }
  }
  return { kind: 'row', row: after as unknown as definition.Row }
}

/** Occurrences of which one row can be true with all that it expects have equal texts. */
export function outcomeOf(row: Row, occurrence: Occurrence): string {
  const expected = new Set([...row.goesTo.values()].flat())
  const names = goesWhere(occurrence)
  const actual = actualAspects(occurrence)
  const aspects = valueAspects.map((aspect) => {
    const isAsExpected = row[aspect] === null || (aspect === 'after' && delayOf(row, occurrence) === actual.after)
    return isAsExpected ? 'as expected' : actual[aspect]
  })
  return JSON.stringify([names.some((name) => expected.has(name)) ? 'as expected' : names[0], ...aspects])
}

const unique = <T>(values: readonly T[]): T[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
]
