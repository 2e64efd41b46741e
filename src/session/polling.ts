/** Asking again until told to stop: every 2 s, for at most 4 minutes (specification sections 4 and 9). */
import type { Clock } from './clock.ts'

export interface PollOptions<T> {
  everyMs: number
  timeoutMs: number
  clock: Clock
  ask: (signal: AbortSignal) => Promise<T>
  onAnswer: (answer: T) => void
  onFailure: (error: unknown) => void
  onTimeout: () => void
}

/**
 * Starts at once and never overlaps: the next question is asked `everyMs` after an answer. Returns what stops it.
 * A tab that slept past the limit asks once more before it gives up, so the result is honest (hostile world 52).
 */
export function startPolling<T>(options: PollOptions<T>): () => void {
  const { clock, everyMs, timeoutMs } = options
  const startedAt = clock.now()
  const overdue = () => clock.now() - startedAt >= timeoutMs
  const controller = new AbortController()
  let askedAt: number | null = null
  let timer = clock.setTimeout(ask, 0)
  const limit = clock.setTimeout(onLimit, timeoutMs)

  function stop() {
    controller.abort()
    clock.clearTimeout(timer)
    clock.clearTimeout(limit)
  }

  function ask() {
    if (askedAt !== null) return
    const lastChance = overdue()
    askedAt = clock.now()
    options.ask(controller.signal).then(
      (answer) => {
        askedAt = null
        if (controller.signal.aborted) return
        options.onAnswer(answer)
        if (controller.signal.aborted) return
        if (lastChance) giveUp()
        else timer = clock.setTimeout(ask, overdue() ? 0 : everyMs)
      },
      (error) => {
        if (controller.signal.aborted) return
        stop()
        options.onFailure(error)
      },
    )
  }

  /**
   * A question asked before the limit and still unanswered has had its time, unless the tab slept meanwhile: then its
   * answer is waited for. One asked at the limit decides.
   */
  function onLimit() {
    clock.clearTimeout(timer)
    const slept = clock.now() - startedAt >= timeoutMs + everyMs
    if (askedAt === null) ask()
    else if (askedAt - startedAt < timeoutMs && !slept) giveUp()
  }

  function giveUp() {
    stop()
    options.onTimeout()
  }

  return stop
}
