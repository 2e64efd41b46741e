import { checksInWords } from '../checks/in-words.ts'
import { unreadableInWords } from '../files/unreadable-bar.tsx'
import { becauseInWords } from '../objection/in-words.ts'
import { useStudioState } from '../store/context.tsx'
import { isChanged } from '../store/files.ts'
import type { StudioState } from '../store/state.ts'
import { type Texts, useTexts } from '../ui-texts.tsx'

/** The only one of the page: what an edit did, what the checks then found, and what the bars say. */
export function LiveRegion() {
  const text = useTexts()
  const said = useStudioState((state) => state.said)
  const checks = useStudioState((state) => state.checks)
  const bars = useStudioState((state) => barsInWords(state, text).join('\n'))
  return (
    <div className="hidden" role="status">
      <p>{said}</p>
      <p>{checks.state === 'checking' || checks.state === 'front-checked' ? null : checksInWords(checks, text)}</p>
      <p>{bars}</p>
    </div>
  )
}

export function barsInWords(state: StudioState, text: Texts): string[] {
  const { file: front, objection, saveState } = state
  const [because] = objection?.findings ?? []
  return [
    ...(because ? [becauseInWords(because, front, text)] : []),
    ...unreadableInWords(state, text),
    ...saveState.outdated.map(({ file }) => text('outdated.what', { file })),
    ...(saveState.drafts === 'refused' && isChanged(state) ? [text('refused.what')] : []),
  ]
}
