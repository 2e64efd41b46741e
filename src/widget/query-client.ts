/** The query cache of a session: a chunk of its own, which the first screen does not need. */
import { QueryClient } from '@tanstack/query-core'
import { systemClock } from '../session/index.ts'

/**
 * The cache notes when it got what, and compares results: a time that is no number differs from itself, and a screen would
 * be drawn without end. Scripts that change the time of a page may give one.
 */
function replaceBrokenClock() {
  if (!Number.isFinite(Date.now())) Date.now = () => performance.timeOrigin + systemClock.now()
}

/** Reads are not repeated when the window gets the focus; retries are set for each read (src/session/retry.ts). */
export function createQueryClient() {
  replaceBrokenClock()
  return new QueryClient({
    defaultOptions: { queries: { gcTime: 5 * 60_000, refetchOnWindowFocus: false, refetchOnReconnect: true } },
  })
}
