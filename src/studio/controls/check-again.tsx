import { useStudio, useStudioState } from '../store/context.tsx'
import { useTexts } from '../ui-texts.tsx'

/** Where a worker has failed, or was stopped: says so, and starts another one. */
export function CheckAgain({ of }: { of: 'checks' | 'results' }) {
  const text = useTexts()
  const { checkAgain } = useStudio()
  const isStopped = useStudioState((state) => state[of].state === 'stopped')
  return (
    <p className="quiet">
      {text(isStopped ? `${of}.stopped` : `${of}.failed`)}{' '}
      <button type="button" onClick={checkAgain}>
        {text('checks.again')}
      </button>
    </p>
  )
}

/** The worker failed or was stopped, and there is no result. */
export const hasEnded = (state: string): boolean => state === 'failed' || state === 'stopped'
