import { useReducer } from 'react'
import { applyEdit, openDocument, redo, type StudioDocument, undo } from '../document/document.ts'
import type { Edit } from '../document/edits/edit.ts'

export type Action = { kind: 'edit'; edit: Edit } | { kind: 'undo' | 'redo' }

export function useDocument(text: string): [StudioDocument, (action: Action) => void] {
  return useReducer(reduce, text, openDocument)
}

function reduce(document: StudioDocument, action: Action): StudioDocument {
  if (action.kind === 'edit') return applyEdit(document, action.edit)
  return action.kind === 'undo' ? undo(document) : redo(document)
}
