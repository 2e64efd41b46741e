/** query-core without a browser: on a test's clock, and asking as often as a screen would. */
import { environmentManager, type QueryClient, QueryObserver, timeoutManager } from '@tanstack/query-core'
import { placeOf } from '../../../src/engine/index.ts'
import type { CompiledFlow } from '../../../src/flow/index.ts'
import type { View } from '../../../src/screens/index.ts'
import type { Clock, Session } from '../../../src/session/index.ts'

/** The part of a running widget that decides whether the list of accounts is on the screen. */
interface Showing {
  flow: CompiledFlow
  session: Session
  queries: QueryClient
  view: () => View
}

// On a server query-core would ask nothing twice.
environmentManager.setIsServer(() => false)

const intervals = new Map<number, number>()

/** query-core has one source of time for all: the clock of the world that was made last. */
export function keepTimeBy(clock: Clock): void {
  timeoutManager.setTimeoutProvider({
    setTimeout: (run, ms) => clock.setTimeout(run, ms),
    clearTimeout: (timer) => clock.clearTimeout(timer ?? -1),
    setInterval: (run, ms) => {
      const id = intervals.size + 1
      const next = () => {
        intervals.set(id, clock.setTimeout(next, ms))
        run()
      }
      intervals.set(id, clock.setTimeout(next, ms))
      return id
    },
    clearInterval: (id) => clock.clearTimeout(intervals.get(id ?? -1) ?? -1),
  })
}

/** The list of accounts is followed by whoever looks at it, as its screen does. */
export function createFollower(): (showing: Showing) => void {
  let following: { key: string; stop: () => void } | null = null
  return ({ flow, session, view, queries }) => {
    const { load } = placeOf(flow, session.store.getState().state)
    const read = load?.effect === 'accounts' ? view().accounts() : null
    const key = JSON.stringify(read?.queryKey ?? null)
    if (following?.key === key) return
    following?.stop()
    following = { key, stop: read ? new QueryObserver(queries, read as object as never).subscribe(() => {}) : () => {} }
  }
}
