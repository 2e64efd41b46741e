/** The flow that is edited: one text is the truth, and every edit is a change of it that can be taken back exactly. */
import { type Edit, type EditLabel, editBetween } from './edits/edit.ts'
import { applyChange, inverseOf, type TextChange } from './text-change.ts'

interface Entry {
  label: EditLabel
  change: TextChange
  inverse: TextChange
}

export interface StudioDocument {
  /** The text as it was opened. */
  base: string
  text: string
  /** Raised with each change of the text: what was found in an older version is stale. */
  version: number
  /** The latest last. */
  past: readonly Entry[]
  /** What was undone, the next to be redone last. */
  future: readonly Entry[]
}

/** @param draft what was not saved of it; one undo away from the text of the file */
export function openDocument(text: string, draft: string | null = null): StudioDocument {
  const opened = { base: text, text, version: 0, past: [], future: [] }
  const edit = draft === null ? null : editBetween(text, draft, { code: 'draft-restored' })
  return edit ? applyEdit(opened, edit) : opened
}

export function applyEdit({ text, version, past, base }: StudioDocument, { label, change }: Edit): StudioDocument {
  const entry = { label, change, inverse: inverseOf(change, text) }
  return { base, text: applyChange(text, change), version: version + 1, past: [...past, entry], future: [] }
}

/** The same document if there is nothing to undo. */
export function undo(document: StudioDocument): StudioDocument {
  const { text, version, past, future, base } = document
  const last = past.at(-1)
  if (!last) return document
  return {
    base,
    text: applyChange(text, last.inverse),
    version: version + 1,
    past: past.slice(0, -1),
    future: [...future, last],
  }
}

/** The same document if there is nothing to redo. */
export function redo(document: StudioDocument): StudioDocument {
  const { text, version, past, future, base } = document
  const next = future.at(-1)
  if (!next) return document
  return {
    base,
    text: applyChange(text, next.change),
    version: version + 1,
    past: [...past, next],
    future: future.slice(0, -1),
  }
}
