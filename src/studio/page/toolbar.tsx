/** The bar above the panes: which flow is open, whether it differs, and what can be undone. */
import { conditionInWords } from '../../analysis/index.ts'
import type { StudioDocument } from '../document/document.ts'
import type { EditLabel } from '../document/edits/edit.ts'
import { type Texts, useTexts } from '../texts.tsx'
import type { Action } from './use-document.ts'

interface ToolbarProps {
  name: string
  document: StudioDocument
  act: (action: Action) => void
  save: () => void
}

export function Toolbar({ name, document: { base, text: current, past, future }, act, save }: ToolbarProps) {
  const text = useTexts()
  const [undone, redone] = [past.at(-1), future.at(-1)]
  const undoLabel = undone ? text('undo.what', { what: inWords(undone.label, text) }) : text('undo')
  const redoLabel = redone ? text('redo.what', { what: inWords(redone.label, text) }) : text('redo')
  return (
    <header className="toolbar">
      <h1>{text('title')}</h1>
      <p>{current === base ? text('state.same', { name }) : text('state.changed', { name, count: past.length })}</p>
      <button type="button" aria-disabled={!undone} onClick={() => act({ kind: 'undo' })}>
        {undoLabel}
      </button>
      <button type="button" aria-disabled={!redone} onClick={() => act({ kind: 'redo' })}>
        {redoLabel}
      </button>
      <button type="button" onClick={save}>
        {text('save')}
      </button>
    </header>
  )
}

function inWords(label: EditLabel, text: Texts): string {
  if (label.code === 'draft-restored') return text('edit.draft')
  if (label.code === 'setting-changed') return text('edit.setting', { setting: label.setting, value: label.value })
  const { step } = label
  if (label.code === 'step-moved') return text('edit.moved', { step, place: label.place })
  const { shown } = label
  if (shown.kind === 'where') return text('edit.where', { step, condition: conditionInWords(shown.condition) })
  return text(shown.kind === 'nobody' ? 'edit.nobody' : 'edit.everyone', { step })
}
