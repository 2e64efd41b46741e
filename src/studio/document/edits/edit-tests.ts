/** Edits of the tests file: what `tieline test --update` does, and taking a test out. */
import { applyUpdates, type RowUpdate, removeTest } from '../../../flow-tests/index.ts'
import { type Edit, editBetween } from './edit.ts'

/** @param because the reason, kept in each row */
export const updateTests = (text: string, updates: readonly RowUpdate[], because: string): Edit | null =>
  editBetween(text, applyUpdates(text, updates, because), { code: 'tests-updated', rows: updates.length })

export const takeOutTest = (
  text: string,
  { id, pointer }: { id: string; pointer: string },
  because: string,
): Edit | null => editBetween(text, removeTest(text, pointer, because), { code: 'test-removed', test: id })
