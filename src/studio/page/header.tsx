/** The bar above the areas: which flow is open, whether it differs, and what can be undone. */
import type { ReactNode } from 'react'
import { editInWords } from '../edit-in-words.ts'
import { saveFlow } from '../files/save.ts'
import { useStudio, useStudioState } from '../store/context.tsx'
import { isChanged } from '../store/files.ts'
import { useTexts } from '../texts.tsx'

export function Header({ children }: { children: ReactNode }) {
  const text = useTexts()
  const { store, undo, redo } = useStudio()
  const differs = useStudioState(isChanged)
  const count = useStudioState(({ turns }) => turns.past.length)
  const undone = useStudioState((state) => state[state.turns.past.at(-1) ?? 'document']?.past.at(-1))
  const redone = useStudioState((state) => state[state.turns.future.at(-1) ?? 'document']?.future.at(-1))
  const isOpenTwice = useStudioState((state) => state.isOpenTwice)
  const { name } = useStudioState((state) => state.definition)
  const undoLabel = undone ? text('undo.what', { what: editInWords(undone, text) }) : text('undo')
  const redoLabel = redone ? text('redo.what', { what: editInWords(redone, text) }) : text('redo')
  return (
    <header className="header">
      <h1>{text('title')}</h1>
      <p>
        {differs ? text('state.changed', { name, count }) : text('state.same', { name })}
        {isOpenTwice ? <strong className="twice"> {text('state.twice')}</strong> : null}
      </p>
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
