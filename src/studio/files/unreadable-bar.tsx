import { unreadable } from '../document/unreadable.ts'
import { useStudioState } from '../store/context.tsx'
import { documentsIn } from '../store/files.ts'
import type { StudioState } from '../store/state.ts'
import { type Texts, useTexts } from '../ui-texts.tsx'
import '../controls/notice.css'

/** A text is saved as it is, so that nothing is lost. If no tool can read the file now, this says so. */
export function UnreadableBar() {
  const text = useTexts()
  const what = useStudioState((state) => unreadableInWords(state, text).join('\n'))
  return what === '' ? null : (
    <aside className="notice" aria-label={text('unreadable')}>
      {what.split('\n').map((each) => (
        <p key={each}>{each}</p>
      ))}
    </aside>
  )
}

type Saved = Pick<StudioState, 'file' | 'document' | 'tests' | 'others' | 'saveState'>

export const unreadableInWords = (state: Saved, text: Texts): string[] =>
  documentsIn(state).flatMap(([file, { text: now }]) => {
    const reason = now === state.saveState.written[file] ? unreadable(now) : null
    return reason ? [text('unreadable.what', { file, ...reason })] : []
  })
