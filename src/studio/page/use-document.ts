import { useEffect, useReducer } from 'react'
import type { File } from '../../lint/index.ts'
import { applyEdit, openDocument, redo, type StudioDocument, undo } from '../document/document.ts'
import type { Edit } from '../document/edits/edit.ts'
import { keepDraft, readDraft } from '../files/draft.ts'

export type Action = { kind: 'edit'; edit: Edit } | { kind: 'undo' | 'redo' }

/** The file as it was left in this tab. */
export function useDocument({ file, text }: File): [StudioDocument, (action: Action) => void] {
  const [document, act] = useReducer(reduce, text, (base) => openDocument(base, readDraft(file, base)))
  useEffect(() => keepDraft(file, document), [file, document])
  return [document, act]
}

function reduce(document: StudioDocument, action: Action): StudioDocument {
  if (action.kind === 'edit') return applyEdit(document, action.edit)
  return action.kind === 'undo' ? undo(document) : redo(document)
}
