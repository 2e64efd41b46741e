/** Flow tests that were removed (listed first), added or changed. */
import { childPointer } from '../flow/index.ts'
import type { FlowTests } from '../flow-tests/index.ts'
import type { Row } from '../generated/flow-tests.types.ts'
import { always, type Change, type Location, type RowSubject } from './change.ts'
import type { Comparison } from './comparison.ts'

/** As it is written. */
interface WrittenTest {
  id: string
  pointer: string
  content: object
  /** null: it is no case. */
  rows: readonly { row: Row; pointer: string }[] | null
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
      const rows = 'rows' in content ? content.rows.map((row, at) => ({ row, pointer: rowPointer(pointer, at) })) : null
      return { id: test.id, pointer, content, rows }
    }),
  )
}

const rowPointer = (test: string, index: number) => childPointer(childPointer(test, 'rows'), index)

function changesOf(old: WrittenTest, now: WrittenTest, reason: string | null): Change[] {
  if (old.rows && now.rows) return rowChanges(now.id, old.rows, now.rows, reason)
  if (checked(old.content) === checked(now.content)) return []
  return [{ code: 'test-changed', test: now.id, ...at('new', now.pointer) }]
}

type Rows = NonNullable<WrittenTest['rows']>

/** @param reason why rows are gone */
function rowChanges(test: string, old: Rows, now: Rows, reason: string | null): Change[] {
  const differing = (rows: Rows, others: Rows) =>
    rows.filter(({ row }) => !others.some((other) => checked(other.row) === checked(row)))
  const [before, after] = [differing(old, now), differing(now, old)]
  const isAlike = (a: Rows[number], b: Rows[number]) => subjectKey(a.row) === subjectKey(b.row)
  return [
    ...before.map((was): Change => {
      const is = after.find((each) => isAlike(each, was))
      const row = subjectOf(was.row)
      if (!is) return { code: 'test-row-removed', test, row, because: reason, ...at('old', was.pointer) }
      return { code: 'test-row-changed', test, row, because: is.row.because ?? null, ...at('new', is.pointer) }
    }),
    ...after
      .filter((is) => !before.some((was) => isAlike(was, is)))
      .map(
        ({ row, pointer }): Change => ({ code: 'test-row-added', test, row: subjectOf(row), ...at('new', pointer) }),
      ),
  ]
}

const subjectOf = ({ at, on, if: condition, given }: Row): RowSubject => ({
  ...(at && { at }),
  on,
  ...(condition && { if: condition }),
  ...(given && { given }),
})

const subjectKey = (row: Row) => JSON.stringify(subjectOf(row))

/** Without what is only there for readers. */
function checked(test: object): string {
  const { description: _, because: __, ...rest } = test as { description?: string; because?: string }
  return JSON.stringify(rest)
}

function renamed<T>(test: T, newName: (place: string) => string): T {
  const text = JSON.stringify(test, (_, value: unknown) => (typeof value === 'string' ? newName(value) : value))
  return JSON.parse(text) as T
}
