import { useSave } from '../storage/context.tsx'
import { useStudioState } from '../store/context.tsx'
import { isChanged } from '../store/files.ts'
import { useTexts } from '../ui-texts.tsx'
import '../controls/notice.css'

/** The browser's storage is full or forbidden: only a saved file outlives the tab. */
export function NotKeptBar() {
  const text = useTexts()
  const save = useSave()
  const isRefused = useStudioState((state) => state.saveState.drafts === 'refused' && isChanged(state))
  return isRefused ? (
    <aside className="notice" aria-label={text('refused')}>
      <p>{text('refused.what')}</p>
      <button type="button" onClick={save}>
        {text('save')}
      </button>
    </aside>
  ) : null
}
