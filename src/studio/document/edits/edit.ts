import type { Shown } from '../steps.ts'
import { changeBetween, type TextChange } from '../text-change.ts'

/** What an edit does, as data; the page words it. */
export type EditLabel =
  /** `place`: the new place on the path, counted from 1. */
  | { code: 'step-moved'; step: string; place: number; of: number }
  | { code: 'step-shown'; step: string; shown: Shown }
  | { code: 'setting-changed'; setting: string; value: number }
  /** `pointer`: where the target is written. */
  | { code: 'target-changed'; step: string; pointer: string; target: string }
  | { code: 'time-changed'; step: string; ms: number }
  | { code: 'description-changed'; step: string }
  /** `rows`: how many rows of the tests expect something else. */
  | { code: 'tests-updated'; rows: number }
  | { code: 'test-removed'; test: string }
  /** Written in the text editor. */
  | { code: 'typed' }
  /** Everything that was not saved before the page was loaded again. */
  | { code: 'draft-restored' }
  /** The file, which somebody else has changed, without the edits. */
  | { code: 'file-changed' }
  /** `name`: of the file that was opened in its place. */
  | { code: 'older-version'; name: string }

export interface Edit {
  label: EditLabel
  change: TextChange
}

/** null: nothing changes. */
export function editBetween(before: string, after: string, label: EditLabel): Edit | null {
  const change = changeBetween(before, after)
  return change && { label, change }
}
