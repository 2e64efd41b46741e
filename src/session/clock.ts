/** Time as an argument: tests control it. It is monotonic, so a jump of a clock does not change a limit. */
export interface Clock {
  /** Milliseconds on a monotonic scale. */
  now: () => number
  setTimeout: (run: () => void, ms: number) => number
  clearTimeout: (timer: number) => void
}

let latest = 0

export const systemClock: Clock = {
  // Extensions that change the time may go back, or give no number.
  now: () => {
    latest = Math.max(latest, performance.now() || 0)
    return latest
  },
  setTimeout: (run, ms) => window.setTimeout(run, ms),
  clearTimeout: (timer) => window.clearTimeout(timer),
}
