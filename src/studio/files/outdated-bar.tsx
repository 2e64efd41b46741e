/** Somebody else has changed a file that has edits: what changed there, and whose text stays. */
import { useState } from 'react'
import { LineDifference } from '../controls/line-difference.tsx'
import { changedLines } from '../document/changed-lines.ts'
import { useStudio, useStudioState } from '../store/context.tsx'
import { documentsIn } from '../store/files.ts'
import { useTexts } from '../texts.tsx'

export function OutdatedBar() {
  const outdated = useStudioState(({ keeping }) => keeping.outdated)
  return outdated.map(({ file, base }) => <Outdated key={file} file={file} before={base} />)
}

function Outdated({ file, before }: { file: string; before: string }) {
  const text = useTexts()
  const { store, replace, setKeeping } = useStudio()
  const [isCompared, compare] = useState(false)
  const now = useStudioState((state) => documentsIn(state).find(([path]) => path === file)?.[1].base)
  if (now === undefined) return null
  const decide = () => setKeeping({ outdated: store.getState().keeping.outdated.filter((each) => each.file !== file) })
  const restart = () => {
    replace(file, now, { code: 'file-changed' })
    decide()
  }
  const changed = isCompared ? changedLines(before, now) : null
  return (
    <aside className="notice" aria-label={text('outdated')}>
      <p>{text('outdated.what', { file })}</p>
      <button type="button" aria-expanded={isCompared} onClick={() => compare(!isCompared)}>
        {text('outdated.compare')}
      </button>
      <button type="button" onClick={decide}>
        {text('outdated.keep')}
      </button>
      <button type="button" onClick={restart}>
        {text('outdated.restart')}
      </button>
      {changed ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        <pre tabIndex={0}>
          {text('file.line', { line: changed.line })}
          <LineDifference lines={changed} />
        </pre>
      ) : null}
    </aside>
  )
}
