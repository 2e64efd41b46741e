import { useStudioState } from '../store/context.tsx'
import { useTexts } from '../ui-texts.tsx'
import { CheckAgain, hasEnded } from './check-again.tsx'
import { UnderWay } from './under-way.tsx'

/** In place of results that are not there: they are worked out now, the flow can't be run, or the worker has stopped. */
export function NoResults() {
  const text = useTexts()
  const state = useStudioState(({ results }) => results.state)
  // Names are checked first, so errors that keep a flow from running are known by now.
  const hasErrors = useStudioState(({ checks }) => checks.findings.some(({ severity }) => severity === 'error'))
  if (hasEnded(state)) return <CheckAgain of="results" />
  if (state !== 'done') return <UnderWay what="results.working" />
  return <p className="quiet">{text(hasErrors ? 'results.unsound' : 'results.large')}</p>
}
