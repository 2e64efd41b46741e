/** A finding: choosing it selects its place; its fix is shown before it is applied, and the way there is played. */
import { lazy, Suspense, useRef, useState } from 'react'
import type { Finding } from '../../lint/index.ts'
import { findingInWords } from '../controls/finding-in-words.ts'
import { flowOfFinding, useFindingPlace } from '../controls/finding-place.ts'
import { useStudio, useStudioState } from '../store/context.tsx'
import { useTexts } from '../ui-texts.tsx'

/** Loaded when it is asked for: it needs a package of the text editor. */
const FixPreview = lazy(async () => ({ default: (await import('./fix-preview.tsx')).FixPreview }))

export function FindingRow({ finding }: { finding: Finding }) {
  const text = useTexts()
  const { playReplay } = useStudio()
  const selectPlace = useFindingPlace(finding)
  const flow = useStudioState((state) => flowOfFinding(finding.file, state.file))
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const { severity, trace = [], replay, fix } = finding
  const message = findingInWords(finding, text)
  const close = () => {
    setIsOpen(false)
    opener.current?.focus()
  }
  return (
    <li className={severity}>
      {selectPlace ? (
        <button type="button" onClick={selectPlace}>
          {message}
        </button>
      ) : (
        message
      )}
      <small className="quiet place">{text('checks.place', { file: finding.file, line: finding.start.line })}</small>
      {trace.length > 0 ? (
        <ol>
          {trace.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      ) : null}
      {replay ? (
        <button type="button" className="way" onClick={() => playReplay(replay, flow)}>
          {text('play.way')}
        </button>
      ) : null}
      {fix ? (
        <button
          ref={opener}
          type="button"
          className="way"
          aria-expanded={isOpen}
          aria-label={text('fix.show-of', { message })}
          onClick={() => setIsOpen(!isOpen)}
        >
          {text('fix.show')}
        </button>
      ) : null}
      {isOpen ? (
        <Suspense fallback={<p className="quiet">{text('results.working')}</p>}>
          <FixPreview finding={finding} close={close} />
        </Suspense>
      ) : null}
    </li>
  )
}
