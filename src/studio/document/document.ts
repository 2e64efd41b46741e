/** A file that is edited: one text, of which all else is computed. Every edit changes it and can be undone exactly. */
import { history, isolateHistory, redo as redoCommand, undo as undoCommand, undoDepth } from '@codemirror/commands'
import { Compartment, EditorState, type Extension, type StateCommand, type Transaction } from '@codemirror/state'
import { type Edit, type EditLabel, editBetween } from './edits/edit.ts'

export type { Transaction }

export interface StudioDocument {
  /** The text as it was opened. */
  base: string
  /** Of the editor; it works without one. A text editor shows this state, and edits are transactions of it. */
  state: EditorState
  /** What led to the state from the one before; none led to the first. */
  transactions: readonly Transaction[]
  text: string
  /** Raised with each change of the text: what was found in an older version is stale. */
  version: number
  /** What can be undone, the latest last. */
  past: readonly EditLabel[]
  /** What was undone, the next to be redone last. */
  future: readonly EditLabel[]
}

/** What a text editor adds while it is open. */
export const editorExtensions = new Compartment()

const extensions: Extension = [
  history({ minDepth: 1000 }),
  // Only \n ends a line, so that files with other line ends stay as they are.
  EditorState.lineSeparator.of('\n'),
  editorExtensions.of([]),
]

/** @param draft what was not saved of it; one undo away from the text of the file */
export function openDocument(text: string, draft: string | null = null): StudioDocument {
  const state = EditorState.create({ doc: text, extensions })
  const opened = { base: text, state, transactions: [], text, version: 0, past: [], future: [] }
  const edit = draft === null ? null : editBetween(text, draft, { code: 'draft-restored' })
  return edit ? applyEdit(opened, edit) : opened
}

/** An undo step of its own. */
export function applyEdit(document: StudioDocument, { label, change }: Edit): StudioDocument {
  const transaction = document.state.update({ changes: change, annotations: isolateHistory.of('full') })
  return applyTransaction(document, transaction, label)
}

/** In place of the latest step: one change of the document. */
export function replaceEdit(document: StudioDocument, edit: Edit): StudioDocument {
  const before = undo(document)
  const next = applyEdit(before, edit)
  return { ...next, transactions: [...before.transactions, ...next.transactions] }
}

/** A transaction of the editor. What is typed in a row is one undo step. */
export function applyTransaction(
  document: StudioDocument,
  transaction: Transaction,
  label: EditLabel = { code: 'typed' },
): StudioDocument {
  const { state, docChanged } = transaction
  if (!docChanged) return { ...document, state, transactions: [transaction] }
  const { past, version } = document
  const depth = undoDepth(state)
  return {
    ...document,
    state,
    transactions: [transaction],
    text: state.sliceDoc(),
    version: version + 1,
    past: depth === past.length ? past : [...past, label].slice(-depth),
    future: [],
  }
}

/** The same document if there is nothing to undo. */
export function undo(document: StudioDocument): StudioDocument {
  const { past, future } = document
  const last = past.at(-1)
  return last ? moveInHistory(document, undoCommand, past.slice(0, -1), [...future, last]) : document
}

/** The same document if there is nothing to redo. */
export function redo(document: StudioDocument): StudioDocument {
  const { past, future } = document
  const next = future.at(-1)
  return next ? moveInHistory(document, redoCommand, [...past, next], future.slice(0, -1)) : document
}

function moveInHistory(
  document: StudioDocument,
  command: StateCommand,
  past: readonly EditLabel[],
  future: readonly EditLabel[],
): StudioDocument {
  let moved = document
  const dispatch = (transaction: Transaction) => {
    moved = { ...applyTransaction(document, transaction), past, future }
  }
  command({ state: document.state, dispatch })
  return moved
}
