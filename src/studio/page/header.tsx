/** The bar above the areas: which flow is open, where it is kept, and what can be undone. */
import type { ReactNode } from 'react'
import { editInWords } from '../edit-in-words.ts'
import { useSave } from '../files/context.tsx'
import { StateLabel } from '../files/state-label.tsx'
import { useStudio, useStudioState } from '../store/context.tsx'
import { documentOf } from '../store/documents.ts'
import { useTexts } from '../texts.tsx'

export function Header({ children }: { children: ReactNode }) {
  const text = useTexts()
  const { undo, redo } = useStudio()
  const save = useSave()
  const undone = useStudioState((state) => documentOf(state, state.turns.past.at(-1) ?? state.file).past.at(-1))
  const redone = useStudioState((state) => documentOf(state, state.turns.future.at(-1) ?? state.file).future.at(-1))
  const undoLabel = undone ? text('undo.what', { what: editInWords(undone, text) }) : text('undo')
  const redoLabel = redone ? text('redo.what', { what: editInWords(redone, text) }) : text('redo')
  return (
    <header className="header">
      <h1>{text('title')}</h1>
      <StateLabel />
      <button type="button" aria-disabled={!undone} onClick={undo}>
        {undoLabel}
      </button>
      <button type="button" aria-disabled={!redone} onClick={redo}>
        {redoLabel}
      </button>
      {children}
      <button type="button" onClick={save}>
        {text('save')}
      </button>
    </header>
  )
}
