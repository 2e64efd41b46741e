/** The text of the flow in an editor. It is loaded when the pane is opened. */
import { useEffect, useRef, useState } from 'react'
import { useStudio, useStudioState } from '../store/context.tsx'
import { useTexts } from '../texts.tsx'
import { openEditor } from './editor.ts'
import './text.css'

export function TextPane() {
  const text = useTexts()
  const studio = useStudio()
  const isSound = useStudioState((state) => state.isSound)
  const [showsChanges, setShowsChanges] = useState(false)
  const host = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const { current } = host
    if (!current) return
    const shadow = current.shadowRoot ?? current.attachShadow({ mode: 'open' })
    return openEditor(shadow, studio, { label: text('text.label'), showsChanges, restore: text('text.restore') })
  }, [studio, showsChanges, text])

  return (
    <div className="text">
      <p>
        <label>
          <input type="checkbox" checked={showsChanges} onChange={() => setShowsChanges(!showsChanges)} />
          {text('text.changes')}
        </label>
        <small>{text('text.keys')}</small>
      </p>
      {isSound ? null : <p className="unsound">{text('text.unsound')}</p>}
      <div ref={host} className="editor" />
    </div>
  )
}
