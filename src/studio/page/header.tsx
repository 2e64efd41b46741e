/** The bar above the areas: which flow is open, whether it differs, and what can be undone. */
import type { ReactNode } from 'react'
import { editInWords } from '../edit-in-words.ts'
import { saveFlow } from '../files/save.ts'
import { useStudio, useStudioState } from '../store/context.tsx'
import { useTexts } from '../texts.tsx'

export function Header({ children }: { children: ReactNode }) {
  const text = useTexts()
  const { store, undo, redo } = useStudio()
  const isChanged = useStudioState(({ document }) => document.text !== document.base)
  const past = useStudioState(({ document }) => document.past)
  const future = useStudioState(({ document }) => document.future)
  const { name } = useStudioState((state) => state.definition)
  const [undone, redone] = [past.at(-1), future.at(-1)]
  const undoLabel = undone ? text('undo.what', { what: editInWords(undone, text) }) : text('undo')
  const redoLabel = redone ? text('redo.what', { what: editInWords(redone, text) }) : text('redo')
  return (
    <header className="header">
      <h1>{text('title')}</h1>
      <p>{isChanged ? text('state.changed', { name, count: past.length }) : text('state.same', { name })}</p>
      <button type="button" aria-disabled={!undone} onClick={undo}>
        {undoLabel}
      </button>
      <button type="button" aria-disabled={!redone} onClick={redo}>
        {redoLabel}
      </button>
      {children}
      <button type="button" onClick={() => saveFlow(store.getState())}>
        {text('save')}
      </button>
    </header>
  )
}
