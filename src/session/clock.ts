/** Time as an argument: tests control it. It is monotonic, so a jump of a clock does not change a limit. */
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
