/** The bar above the areas: which flow is open, whether it differs, and what can be undone. */
import type { ReactNode } from 'react'
import { conditionInWords } from '../../analysis/index.ts'
import { durationInWords } from '../controls/duration.ts'
import type { EditLabel } from '../document/edits/edit.ts'
import { saveFlow } from '../files/save.ts'
import { useStudio, useStudioState } from '../store/context.tsx'
import { type Texts, useTexts } from '../texts.tsx'

export function Header({ children }: { children: ReactNode }) {
  const text = useTexts()
  const { store, undo, redo } = useStudio()
  const isChanged = useStudioState(({ document }) => document.text !== document.base)
  const past = useStudioState(({ document }) => document.past)
  const future = useStudioState(({ document }) => document.future)
  const { name } = useStudioState((state) => state.definition)
  const [undone, redone] = [past.at(-1), future.at(-1)]
  const undoLabel = undone ? text('undo.what', { what: inWords(undone, text) }) : text('undo')
  const redoLabel = redone ? text('redo.what', { what: inWords(redone, text) }) : text('redo')
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

function inWords(label: EditLabel, text: Texts): string {
  if (label.code === 'typed') return text('edit.typed')
  if (label.code === 'draft-restored') return text('edit.draft')
  if (label.code === 'setting-changed') return text('edit.setting', { setting: label.setting, value: label.value })
  const { step } = label
  if (label.code === 'target-changed') return text('edit.target', { step, target: label.target })
  if (label.code === 'time-changed') return text('edit.time', { step, duration: durationInWords(label.ms) })
  if (label.code === 'description-changed') return text('edit.description', { step })
  if (label.code === 'step-moved') return text('edit.moved', { step, place: label.place })
  const { shown } = label
  if (shown.kind === 'where') return text('edit.where', { step, condition: conditionInWords(shown.condition) })
  return text(shown.kind === 'nobody' ? 'edit.nobody' : 'edit.everyone', { step })
}
