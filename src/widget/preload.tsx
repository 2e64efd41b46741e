import { useEffect } from 'react'
import type { CompiledFlow, Place } from '../flow/index.ts'
import { loadLater } from '../screens/index.ts'
import type { Session } from '../session/index.ts'
import { whenIdle } from './idle.ts'

interface PreloadProps {
  flow: CompiledFlow
  session: Session
  /** Where the user is. */
  place: Place
}

/**
 * Fetches what the user will need next, while they read. It is inside the `Suspense` of the current screen, so that nothing
 * is fetched before that screen is there.
 */
export function Preload({ flow, session, place }: PreloadProps) {
  useEffect(() => {
    let isOver = false
    whenIdle(window)
      .then(() => loadLater(() => import('./load-ahead.ts')))
      .then(({ loadAhead }) => loadAhead(flow, session, place, () => isOver))
      // Each screen is then fetched when it is shown.
      .catch(() => {})
    return () => {
      isOver = true
    }
  }, [flow, session, place])
  return null
}
