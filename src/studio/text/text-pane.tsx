/** The text of a file in an editor: the flow in front, its tests, another flow or a form. */
import { useEffect, useRef, useState } from 'react'
import { flowNameOf, isFlowFile } from '../../flow-files/index.ts'
import { useStudio, useStudioState } from '../store/context.tsx'
import { textFilesOf } from '../store/files.ts'
import { useTexts } from '../ui-texts.tsx'
import { openEditor } from './editor.ts'
import { phrasesIn } from './phrases.ts'
import './text.css'

export function TextPane() {
  const text = useTexts()
  const studio = useStudio()
  const isSound = useStudioState((state) => state.isSound)
  const flow = useStudioState((state) => state.file)
  const paths = useStudioState((state) => textFilesOf(state).join('\n')).split('\n')
  const chosen = useStudioState(({ shownText }) => shownText?.file ?? null)
  // What was chosen belongs to another flow, or is gone.
  const file = paths.find((path) => path === chosen) ?? flow
  const [showsChanges, setShowsChanges] = useState(false)
  const host = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const { current } = host
    if (!current) return
    const shadow = current.shadowRoot ?? current.attachShadow({ mode: 'open' })
    const label = text(file === flow ? 'text.label' : 'text.label-of', { file })
    return openEditor(shadow, studio, {
      file,
      label,
      showsChanges,
      restore: text('text.restore'),
      phrases: phrasesIn(text),
    })
  }, [studio, file, flow, showsChanges, text])

  return (
    <div className="text">
      <p>
        <select aria-label={text('text.file')} value={file} onChange={({ target }) => studio.showText(target.value)}>
          {paths.map((path) => (
            <option key={path}>{path}</option>
          ))}
        </select>
        <label>
          <input type="checkbox" checked={showsChanges} onChange={() => setShowsChanges(!showsChanges)} />
          {text('text.changes')}
        </label>
        <small>{text('text.keys')}</small>
      </p>
      {isSound ? null : <p className="unsound">{text('text.unsound')}</p>}
      {file !== flow && isFlowFile(file) ? (
        <p className="quiet">{text('text.other-flow', { name: flowNameOf(file), front: flowNameOf(flow) })}</p>
      ) : null}
      <div ref={host} className="editor" />
    </div>
  )
}
