import { useStudioState } from '../store/context.tsx'
import { useTexts } from '../texts.tsx'
import { CheckAgain } from './check-again.tsx'

/** In place of results that are not there: they are being worked out, the flow can't be run, or the worker has stopped. */
export function NoResults() {
  const text = useTexts()
  const state = useStudioState(({ results }) => results.state)
  if (state === 'failed') return <CheckAgain failed="results.failed" />
  return <p className="quiet">{text(state === 'done' ? 'results.unsound' : 'results.working')}</p>
}
