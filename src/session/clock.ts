/** Time as an argument: tests drive it, and a jump of the wall clock can't stretch a limit (hostile world 53). */
export interface Clock {
  /** Milliseconds on a monotonic scale. */
  now: () => number
  setTimeout: (run: () => void, ms: number) => number
  clearTimeout: (timer: number) => void
}

export const systemClock: Clock = {
  now: () => performance.now(),
  setTimeout: (run, ms) => window.setTimeout(run, ms),
  clearTimeout: (timer) => window.clearTimeout(timer),
}
