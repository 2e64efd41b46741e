import type { Audience } from '../steps.ts'
import { changeBetween, type TextChange } from '../text-change.ts'

/** What an edit does, as data; the page words it. */
export type EditLabel =
  /** `place`: the new place on the path, counted from 1. */
  | { code: 'step-moved'; step: string; place: number; of: number }
  | { code: 'step-shown'; step: string; shown: Audience }
  /** `rules`: how many rules led to it by name. `to`: where they lead now; null: they are gone. */
  | { code: 'step-hidden'; step: string; rules: number; to: string | null }
  /** `rules`, `to`: as above; 0: the rules that led to it by name stay. */
  | { code: 'step-removed'; step: string; rules: number; to: string | null; migration: StepMigration | null }
  | { code: 'setting-changed'; setting: string; value: number }
  /** `pointer`: where the target is written. */
  | { code: 'target-changed'; step: string; pointer: string; target: string }
  | { code: 'time-changed'; step: string; ms: number }
  | { code: 'description-changed'; step: string }
  | { code: 'step-added'; step: string }
  /** `pointer`: of the text in one language. */
  | { code: 'words-changed'; pointer: string }
  /** `part`: the text that was changed; null: anything else. */
  | { code: 'form-changed'; form: string; part: string | null }
  | { code: 'file-made'; file: string }
  /** `rule`: whose finding it fixes. */
  | { code: 'finding-fixed'; rule: string }
  | { code: 'value-set'; pointer: string }
  /** A variant has what the extended flow has. */
  | { code: 'inherited'; pointer: string }
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

/** `from`: the version that had the step. `to`: the step that takes its place. */
export interface StepMigration {
  from: number
  to: string
}

export interface Edit {
  label: EditLabel
  change: TextChange
}

/** One of several files, by its path, and the edit of its text; null: nothing changes. */
export interface FileEdit {
  file: string
  edit: (text: string) => Edit | null
}

/**
 * Edits that get no objection. The first four are not a single edit, so no similar one can be offered. The next ones begin
 * something that has findings until it is complete; its fields show them. What a fix leads to was shown before it.
 */
const unjudged: ReadonlySet<EditLabel['code']> = new Set([
  ...(['typed', 'draft-restored', 'file-changed', 'older-version'] as const),
  ...(['words-changed', 'form-changed', 'file-made', 'step-added', 'finding-fixed'] as const),
])

/** Whether new errors after the edit become an objection. */
export const isJudged = ({ code }: EditLabel): boolean => !unjudged.has(code)

/** What is typed into one text is one step to undo. */
export const isOfText = (label: EditLabel): boolean =>
  label.code === 'words-changed' || (label.code === 'form-changed' && label.part !== null)

/** null: nothing changes. */
export function editBetween(before: string, after: string, label: EditLabel): Edit | null {
  const change = changeBetween(before, after)
  return change && { label, change }
}
