/** Somebody else has changed a file that has edits: what changed there, and whose text stays. */
import { lazy, Suspense, useState } from 'react'
import { useStudio, useStudioState } from '../store/context.tsx'
import { documentsIn } from '../store/files.ts'
import { useTexts } from '../ui-texts.tsx'
import '../controls/notice.css'

/** Loaded when it is asked for: it needs a package of the text editor. */
const LineDifference = lazy(async () => ({ default: (await import('../controls/line-difference.tsx')).LineDifference }))

export function OutdatedBar() {
  const outdated = useStudioState(({ saveState }) => saveState.outdated)
  return outdated.map(({ file, base }) => <Outdated key={file} file={file} before={base} />)
}

function Outdated({ file, before }: { file: string; before: string }) {
  const text = useTexts()
  const { store, replace, setSaveState } = useStudio()
  const [isCompared, compare] = useState(false)
  const now = useStudioState((state) => documentsIn(state).find(([path]) => path === file)?.[1].base)
  if (now === undefined) return null
  const decide = () =>
    setSaveState({ outdated: store.getState().saveState.outdated.filter((each) => each.file !== file) })
  const restart = () => {
    replace(file, now, { code: 'file-changed' })
    decide()
  }
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
      {isCompared ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        <div className="compared" tabIndex={0}>
          <Suspense>
            <LineDifference before={before} after={now} />
          </Suspense>
        </div>
      ) : null}
    </aside>
  )
}
