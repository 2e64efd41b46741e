import { useStudio } from '../store/context.tsx'
import { useTexts } from '../texts.tsx'

/** Where a worker has failed: says so, and starts another one. */
export function CheckAgain({ failed }: { failed: 'checks.failed' | 'results.failed' }) {
  const text = useTexts()
  const { checkAgain } = useStudio()
  return (
    <p className="quiet">
      {text(failed)}{' '}
      <button type="button" onClick={checkAgain}>
        {text('checks.again')}
      </button>
    </p>
  )
}
