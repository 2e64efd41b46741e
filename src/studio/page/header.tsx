/** The bar above the areas: which flow is open, where it is kept, and what can be undone. */
import type { ReactNode } from 'react'
import { editInWords } from '../controls/edit-in-words.ts'
import { StateLabel } from '../files/state-label.tsx'
import { useSave } from '../storage/context.tsx'
import { useStudio, useStudioState } from '../store/context.tsx'
import { documentOf } from '../store/documents.ts'
import { lastFile } from '../store/undo-steps.ts'
import { useTexts } from '../ui-texts.tsx'
import { CustomerField } from './customer-field.tsx'
import './header.css'

interface HeaderProps {
  showKeys: () => void
  children: ReactNode
}

export function Header({ showKeys, children }: HeaderProps) {
  const text = useTexts()
  const { undo, redo } = useStudio()
  const save = useSave()
  const undone = useStudioState((state) => documentOf(state, lastFile(state.undoSteps.past) ?? state.file).past.at(-1))
  const redone = useStudioState((state) =>
    documentOf(state, lastFile(state.undoSteps.future) ?? state.file).future.at(-1),
  )
  const undoLabel = undone ? text('undo.what', { what: editInWords(undone, text) }) : text('undo')
  const redoLabel = redone ? text('redo.what', { what: editInWords(redone, text) }) : text('redo')
  return (
    <header className="header">
      <h1>{text('title')}</h1>
      <StateLabel />
      <button type="button" className="undo" title={undoLabel} aria-disabled={!undone} onClick={undo}>
        {undoLabel}
      </button>
      <button type="button" className="undo" title={redoLabel} aria-disabled={!redone} onClick={redo}>
        {redoLabel}
      </button>
      <CustomerField />
      {children}
      <button type="button" onClick={save}>
        {text('save')}
      </button>
      <button type="button" aria-label={text('keys')} aria-keyshortcuts="?" onClick={showKeys}>
        ?
      </button>
    </header>
  )
}
