/** The time limit of the current place, which the user can extend or switch off (WCAG 2.2.1). */
import type { Clock } from './clock.ts'

export interface TimeLimit {
  ms: number
  /** On the scale of the clock. */
  endsAt: number
}

/** A shorter limit leaves no time for a warning and an answer: the user can switch it off from the start. */
export const shortestWithWarning = 60_000

/** How long before its end a user is warned: WCAG asks for at least 20 seconds. */
export const warningMs = shortestWithWarning / 2

/** A timer that is so late has slept, and with it the warning. */
const sleepMs = 5000

interface Listeners {
  show: (limit: TimeLimit | null) => void
  onEnd: () => void
  /** The end waits for a call or delay in progress. */
  isBusy: () => boolean
}

export function createTimeLimit(clock: Clock, { show, onEnd, isBusy }: Listeners) {
  let limit: TimeLimit | null = null
  let timer = 0
  let isOver = false
  let hasSlept = false

  function set(next: TimeLimit | null) {
    if (limit === next) return
    clock.clearTimeout(timer)
    if (next) timer = clock.setTimeout(() => end(next), next.endsAt - clock.now())
    isOver = false
    limit = next
    show(next)
  }

  /** A page that slept past a limit with a warning is given the time of the warning, but only once. */
  function end({ ms, endsAt }: TimeLimit) {
    if (!hasSlept && ms >= shortestWithWarning && clock.now() - endsAt > sleepMs) {
      hasSlept = true
      return set({ ms, endsAt: clock.now() + warningMs })
    }
    isOver = true
    settle()
  }

  /** Ends the limit if its time is over. */
  function settle() {
    if (!isOver || isBusy()) return
    set(null)
    onEnd()
  }

  function start(ms: number) {
    hasSlept = false
    set({ ms, endsAt: clock.now() + ms })
  }

  return {
    start,
    settle,
    stop: () => set(null),
    extend: () => {
      if (limit && limit.ms >= shortestWithWarning) start(limit.ms)
      else set(null)
    },
  }
}
