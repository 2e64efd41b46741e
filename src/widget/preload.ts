import { useEffect } from 'react'
import type { CompiledFlow, Place } from '../flow/index.ts'
import { preloadScreen } from '../screens/index.ts'
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
    if (mustSaveData(navigator)) return
    let stopped = false
    const preload = async () => {
      await whenIdle(window)
      if (!stopped) session.readAhead()
      for (const screen of screensFrom(flow, place)) {
        if (stopped) return
        await preloadScreen(screen).catch(() => {})
      }
    }
    void preload()
    return () => {
      stopped = true
    }
  }, [flow, session, place])
  return null
}

/** All screens in the order of the flow: those of this place and of later ones first. */
export function screensFrom({ places }: Pick<CompiledFlow, 'places'>, { order }: Place): Set<Place['screen']> {
  const sorted = Object.values(places).sort((a, b) => a.order - b.order)
  const ahead = sorted.filter((place) => place.order >= order)
  return new Set([...ahead, ...sorted].map(({ screen }) => screen))
}

/** Of the Network Information API, which not every browser has. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** The user has asked to save data, or what is never shown would take the little bandwidth there is. */
export function mustSaveData({ connection }: Navigator & { connection?: Connection }): boolean {
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')
}
