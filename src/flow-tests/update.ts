/** Rows that expect something else than what happens, rewritten in the text so that all else stays as it is. */
import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser'
import { insertKey, type Model, remove, replaceValue } from '../analysis/index.ts'
import { defined, pointerSegments } from '../flow/index.ts'
import type * as definition from '../generated/flow-tests.types.ts'
import { evaluateRow, occurrencesFor } from './evaluate-row.ts'
import type { FlowTests, Row } from './model.ts'
import { actualAspects, delayOf, goesWhere } from './observed.ts'

export interface RowUpdate {
  id: string
  pointer: string
  before: definition.Row
  after: definition.Row
}

/**
 * What each failing row would have to expect, without the keys that say nothing any more, such as the address of a place
 * that has none now. A row that no single edit makes true is left out.
 */
export function proposeUpdates(model: Model, { cases }: FlowTests): RowUpdate[] {
  return cases.flatMap(({ id, rows }) =>
    rows.flatMap((row) => {
      const after = evaluateRow(model, row).kind === 'fails' ? corrected(model, row) : null
      return after ? [{ id, pointer: row.pointer, before: row.definition, after }] : []
    }),
  )
}

/** `because`: the reason, kept in each row. */
export function applyUpdates(text: string, updates: readonly RowUpdate[], because: string): string {
  return updates.reduce((current, { pointer, before, after }) => {
    const changed = Object.entries({ ...after, because }).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key as keyof definition.Row]),
    )
    const gone = Object.keys(before).filter((key) => !(key in after) && key !== 'because')
    const without = gone.reduce((edited, key) => removeKey(edited, pointer, key), current)
    return changed.reduce((edited, [key, value]) => write(edited, pointer, key, value), without)
  }, text)
}

/** null where a message, call or delay differs from place to place, or a condition does not hold. */
function corrected(model: Model, row: Row): definition.Row | null {
  const found = [...occurrencesFor(model, row)]
  const expected = new Set([...row.goesTo.values()].flat())
  const targets = unique(found.map((each) => goesWhere(each).find((name) => expected.has(name)) ?? goesWhere(each)[0]))
  const after: Record<string, unknown> = { ...row.definition, goesTo: targets.length === 1 ? targets[0] : targets }
  if (targets.every((name) => expected.has(String(name)))) after['goesTo'] = row.definition.goesTo
  const actual = found.map(actualAspects)
  const isDelayed = found.every((each) => actualAspects(each).after === delayOf(row, each))
  const own = { ...row, after: isDelayed ? null : row.after }
  for (const aspect of ['emits', 'calls', 'reads', 'after', 'shows', 'route', 'history'] as const) {
    if (own[aspect] === null) continue
    const values = unique(actual.map((each) => each[aspect]))
    const [value] = values
    const isWritable = values.length === 1 && value !== null && !Array.isArray(value)
    const isNone = values.length === 1 && value === null
    if (!isWritable && !isNone && !(targets.length > 1 && ofPlaces.includes(aspect))) return null
    if (!isWritable) delete after[aspect]
    else if (JSON.stringify(value) !== JSON.stringify(own[aspect])) after[aspect] = value
  }
  const isWrong = JSON.stringify(after) === JSON.stringify(row.definition)
  return isWrong ? null : (after as unknown as definition.Row)
}

/** What each place has of its own: a row can't expect one value of it for several places. */
const ofPlaces: readonly string[] = ['reads', 'shows', 'route', 'history']

const unique = <T>(values: readonly T[]): T[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
]

function write(text: string, pointer: string, key: string, value: unknown): string {
  const row = rowAt(text, pointer)
  const node = findNodeAtLocation(row, [key])
  return node ? replaceValue(text, node, value) : insertKey(text, row, key, value, 'last')
}

const removeKey = (text: string, pointer: string, key: string): string =>
  remove(text, defined(findNodeAtLocation(rowAt(text, pointer), [key]), `"${key}" at ${pointer}`))

function rowAt(text: string, pointer: string): Node {
  const root = parseTree(text)
  const path = pointerSegments(pointer).map((segment) => (/^\d+$/.test(segment) ? Number(segment) : segment))
  const row = root && findNodeAtLocation(root, path)
  return defined(row, `row at ${pointer}`)
}
