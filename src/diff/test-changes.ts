/** Flow tests that were removed (listed first), added or changed. */
import { childPointer, defined } from '../flow/index.ts'
import type { FlowTests } from '../flow-tests/index.ts'
import type { Case } from '../generated/flow-tests.types.ts'
import { always, type Change, type Location } from './change.ts'
import type { Comparison } from './comparison.ts'
import { checked, rowChanges, type WrittenRow } from './row-changes.ts'

/** As it is written. */
interface WrittenTest {
  id: string
  pointer: string
  content: object
  /** null: it is no case. */
  rows: readonly WrittenRow[] | null
}

export function testChanges({ tests, renames }: Comparison): Change[] {
  const old = writtenTests(tests.old, renames.place)
  const now = writtenTests(tests.now, (place) => place)
  const removed = old.filter(({ id }) => !now.some((test) => test.id === id))
  const reasonFor = (id: string) => tests.now?.definition.removed?.find(({ test }) => test === id)?.because ?? null
  return [
    ...removed.map(
      ({ id, pointer }): Change => ({ code: 'test-removed', test: id, because: reasonFor(id), ...at('old', pointer) }),
    ),
    ...now.flatMap((test) => {
      const before = old.find(({ id }) => id === test.id)
      return before ? changesOf(before, test, reasonFor(test.id)) : added(test)
    }),
    ...(tests.old && tests.now ? conditionChanges(tests.old, tests.now) : []),
  ]
}

const at = (version: Location['version'], pointer: string) => ({ version, pointer, ...always })

const added = ({ id, pointer }: WrittenTest): Change[] => [{ code: 'test-added', test: id, ...at('new', pointer) }]

function conditionChanges(old: FlowTests, now: FlowTests): Change[] {
  if (isEmpty(old) || isEmpty(now)) return []
  const [before, after] = [old, now].map(({ definition: { conditions = {} } }) => JSON.stringify(conditions))
  return before === after ? [] : [{ code: 'test-conditions-changed', ...at('new', '/conditions') }]
}

const isEmpty = ({ assumptions, invariants, cases }: FlowTests) =>
  assumptions.length + invariants.length + cases.length === 0

/** `newName` renames the places of the old tests. */
function writtenTests(tests: FlowTests | null, newName: (place: string) => string): WrittenTest[] {
  if (!tests) return []
  const { assumptions = [], invariants = [], cases = [] } = tests.definition
  return Object.entries({ assumptions, invariants, cases }).flatMap(([section, all]) =>
    all.map((test, index): WrittenTest => {
      const pointer = childPointer(childPointer('', section), index)
      const content = renamed(test, newName)
      const rows =
        section === 'cases' ? writtenRows(content as Case, defined(tests.cases[index], 'case'), newName) : null
      return { id: test.id, pointer, content, rows }
    }),
  )
}

const writtenRows = ({ rows }: Case, compiled: FlowTests['cases'][number], newName: (place: string) => string) =>
  rows.map((row, index): WrittenRow => {
    const { pointer, at } = defined(compiled.rows[index], 'row')
    return { row, pointer, places: at && new Set([...at.values()].flat().map(newName)) }
  })

function changesOf(old: WrittenTest, now: WrittenTest, reason: string | null): Change[] {
  if (old.rows && now.rows) return rowChanges(now.id, old.rows, now.rows, reason)
  if (checked(old.content) === checked(now.content)) return []
  return [{ code: 'test-changed', test: now.id, ...at('new', now.pointer) }]
}

/** The keys of tests and rows that name places. Effects, screens and messages may have the same names. */
const placeKeys = ['at', 'without', 'goesTo', 'reach']
/** What these contain names no place, whatever its keys are. */
const otherKeys = ['given', 'if', 'with', 'that']

function renamed<T>(test: T, newName: (place: string) => string): T {
  const rename = (value: unknown, key: string): unknown => {
    if (otherKeys.includes(key)) return value
    if (typeof value === 'string') return placeKeys.includes(key) ? newName(value) : value
    if (Array.isArray(value)) return value.map((each) => rename(each, key))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([below, each]) => [below, rename(each, below)]))
  }
  return rename(test, '') as T
}
