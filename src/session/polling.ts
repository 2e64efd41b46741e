/** Repeats a request until it is stopped: as `poll` of the flow says (connect: every 2 s, for 4 minutes). */
import type { Clock } from './clock.ts'
import { shortestWithWarning, warningMs } from './time-limit.ts'
import type { Visibility } from './visibility.ts'

export interface PollOptions<T> {
  everyMs: number
  timeoutMs: number
  clock: Clock
  visibility: Visibility
  request: (signal: AbortSignal) => Promise<T>
  onResponse: (response: T) => void
  onFailure: (error: unknown) => void
  onTimeout: () => void
  /** Half a minute before a limit of at least a minute. */
  onWarning: (endsAt: number) => void
}

/**
 * Starts at once. Requests never overlap: the next one starts `everyMs` after a response, or, if the page is hidden then,
 * when it is shown again. Returns a function that stops the polling. A page that was hidden or slept past the limit makes
 * one more request, whose response decides, before the timeout: what happened meanwhile is known only then.
 */
export function startPolling<T>(options: PollOptions<T>): () => void {
  const { clock, visibility, everyMs, timeoutMs } = options
  const startedAt = clock.now()
  const isOver = () => clock.now() - startedAt >= timeoutMs
  const controller = new AbortController()
  let requestedAt: number | null = null
  let timer = clock.setTimeout(send, 0)
  let stopWaiting = () => {}
  const limit = clock.setTimeout(onLimit, timeoutMs)
  const warning =
    timeoutMs < shortestWithWarning
      ? null
      : clock.setTimeout(() => options.onWarning(startedAt + timeoutMs), timeoutMs - warningMs)

  function stop() {
    controller.abort()
    clock.clearTimeout(timer)
    clock.clearTimeout(limit)
    if (warning !== null) clock.clearTimeout(warning)
    stopWaiting()
  }

  function send() {
    const isLast = isOver()
    requestedAt = clock.now()
    options.request(controller.signal).then(
      (response) => {
        requestedAt = null
        if (controller.signal.aborted) return
        options.onResponse(response)
        if (controller.signal.aborted) return
        if (isLast) onTimeout()
        else timer = clock.setTimeout(sendAgain, isOver() ? 0 : everyMs)
      },
      (error) => {
        if (controller.signal.aborted) return
        stop()
        options.onFailure(error)
      },
    )
  }

  function sendAgain() {
    if (visibility.isHidden()) stopWaiting = visibility.onceShown(send)
    else send()
  }

  /**
   * A request that is still pending at the limit has had its time, unless the page is hidden or slept meanwhile: then its
   * response is awaited. A request that starts at the limit or later decides.
   */
  function onLimit() {
    clock.clearTimeout(timer)
    stopWaiting()
    const isAway = visibility.isHidden() || clock.now() - startedAt >= timeoutMs + everyMs
    if (requestedAt === null) sendAgain()
    else if (requestedAt - startedAt < timeoutMs && !isAway) onTimeout()
  }

  function onTimeout() {
    stop()
    options.onTimeout()
  }

  return stop
}
