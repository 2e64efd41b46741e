import { useStudioState } from '../store/context.tsx'
import { useTexts } from '../texts.tsx'
import { CheckAgain, hasEnded } from './check-again.tsx'
import { UnderWay } from './under-way.tsx'

/** In place of results that are not there: they are being worked out, the flow can't be run, or the worker has stopped. */
export function NoResults() {
  const text = useTexts()
  const state = useStudioState(({ results }) => results.state)
  if (hasEnded(state)) return <CheckAgain of="results" />
  return state === 'done' ? <p className="quiet">{text('results.unsound')}</p> : <UnderWay what="results.working" />
}
