/** Edits of the tests file: what `tieline test --update` does, and taking a test out. */
import { parse } from 'jsonc-parser'
import { childPointer, isSameJson, pointerSegments, valueAtPointer } from '../../../flow/index.ts'
import { applyUpdates, type RowInWords, type RowUpdate, removeTest, rowInWords } from '../../../flow-tests/index.ts'
import type { Row } from '../../../generated/flow-tests.types.ts'
import { type Edit, editBetween } from './edit.ts'

/** @param because the reason, kept in each row */
export const updateTests = (text: string, updates: readonly RowUpdate[], because: string): Edit | null =>
  editBetween(text, applyUpdates(text, updates, because), { code: 'tests-updated', rows: updates.length })

interface ShownTest {
  id: string
  pointer: string
  /** What its row says; null: it is an invariant. */
  expected: RowInWords | null
}

/** null: the file has changed since the test was shown, and another one is there now. */
export const takeOutTest = (text: string, test: ShownTest, because: string): Edit | null =>
  isThere(text, test)
    ? editBetween(text, removeTest(text, test.pointer, because), { code: 'test-removed', test: test.id })
    : null

/** The rows of a case have its id in common, so what they say counts too. */
function isThere(text: string, { id, pointer, expected }: ShownTest): boolean {
  const tests: unknown = parse(text)
  const ownPointer = childPointer('', ...pointerSegments(pointer).slice(0, 2))
  const own = valueAtPointer(tests, ownPointer) as { id: string } | undefined
  if (own?.id !== id || expected === null) return own?.id === id
  const row = valueAtPointer(tests, pointer) as Row | undefined
  return row !== undefined && isSameJson(rowInWords(row), expected)
}
