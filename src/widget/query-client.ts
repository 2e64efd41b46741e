/** The query cache of a session: a chunk of its own, which the first screen does not need. */
import { onlineManager, QueryClient } from '@tanstack/query-core'
import { systemClock } from '../session/index.ts'

/**
 * The cache notes when it got what, and compares results: a time that is no number differs from itself, and a screen would
 * be drawn without end. Scripts that change the time of a page may give one.
 */
function replaceBrokenClock() {
  if (!Number.isFinite(Date.now())) Date.now = () => performance.timeOrigin + systemClock.now()
}

const recheckMs = 2000
let isChecking = false

/**
 * The cache believes the last event, and the one after an interruption may be lost. Only that the browser is online again
 * is taken from it: browsers that wrongly say the contrary must not stop what the user has asked for.
 */
function recheck(online: boolean) {
  if (online || isChecking) return
  isChecking = true
  const timer = setInterval(() => {
    if (navigator.onLine === false && !onlineManager.isOnline()) return
    clearInterval(timer)
    isChecking = false
    onlineManager.setOnline(true)
  }, recheckMs)
}

/** Reads are not repeated when the window gets the focus; retries are set for each read (src/session/retry.ts). */
export function createQueryClient() {
  replaceBrokenClock()
  onlineManager.subscribe(recheck)
  const client = new QueryClient({
    defaultOptions: { queries: { gcTime: 5 * 60_000, refetchOnWindowFocus: false, refetchOnReconnect: true } },
  })
  // At once: a page that is hidden paints nothing, and a read that waits until it is shown has to hear of that.
  client.mount()
  return client
}
