/**
 * The sandbox's only clock. Stages are derived from `now()` at each call, so there are no timers: a test only has to
 * freeze the clock, change its speed or advance it.
 */
export interface SandboxClock {
  /** Virtual milliseconds since the clock was made. */
  now(): number
  /** Jumps forward by virtual milliseconds. */
  advance(ms: number): void
  /** Virtual milliseconds per real one: 1 is real time, 10 is ten times faster, 0 stands still. */
  setSpeed(factor: number): void
  readonly speed: number
}

/** A clock over `real` (milliseconds, monotonic). */
export function createClock(options: { speed?: number; real?: () => number } = {}): SandboxClock {
  const real = options.real ?? (() => performance.now())
  let speed = options.speed ?? 1
  let anchor = real()
  let atAnchor = 0
  const now = () => atAnchor + (real() - anchor) * speed
  const moveAnchor = (to: number) => {
    atAnchor = to
    anchor = real()
  }
  return {
    now,
    advance: (ms) => moveAnchor(now() + ms),
    setSpeed(factor) {
      moveAnchor(now())
      speed = factor
    },
    get speed() {
      return speed
    },
  }
}
