import { LineDifference } from '../controls/line-difference.tsx'
import { useStudioState } from '../store/context.tsx'
import { useTexts } from '../ui-texts.tsx'

/** The lines of the file that differ from what was opened. */
export function ChangesPane() {
  const text = useTexts()
  const base = useStudioState((state) => state.document.base)
  const current = useStudioState((state) => state.document.text)
  if (current === base) return <p className="quiet">{text('file.same')}</p>
  return <LineDifference before={base} after={current} />
}
