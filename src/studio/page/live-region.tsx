import { checksInWords } from '../checks/in-words.ts'
import { useStudioState } from '../store/context.tsx'
import { useTexts } from '../texts.tsx'

/** The only one of the page: what an edit did, and what the checks then found. */
export function LiveRegion() {
  const text = useTexts()
  const said = useStudioState((state) => state.said)
  const checks = useStudioState((state) => state.checks)
  return (
    <div className="hidden" role="status">
      <p>{said}</p>
      <p>{checks.state === 'checking' ? null : checksInWords(checks, text)}</p>
    </div>
  )
}
