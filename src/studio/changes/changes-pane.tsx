import { LineDifference } from '../controls/line-difference.tsx'
import { changedLines } from '../document/changed-lines.ts'
import { useStudioState } from '../store/context.tsx'
import { useTexts } from '../texts.tsx'
import './changes.css'

/** The lines of the file that differ from what was opened. */
export function ChangesPane() {
  const text = useTexts()
  const base = useStudioState((state) => state.document.base)
  const current = useStudioState((state) => state.document.text)
  const changed = changedLines(base, current)
  if (changed === null) return <p className="quiet">{text('file.same')}</p>
  return (
    <>
      <p className="quiet">{text('file.line', { line: changed.line })}</p>
      <pre className="changed">
        <LineDifference lines={changed} />
      </pre>
    </>
  )
}
