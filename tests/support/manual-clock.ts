import type { Clock } from '../../src/session/index.ts'

/** A clock that a test advances. */
export interface ManualClock extends Clock {
  /** Advances time: due timers fire in order, each at its own time, and promises settle in between. */
  advance: (ms: number) => Promise<void>
  /** Advances time to the next timer and fires it alone, if it is due within `ms`; else by `ms`. Resolves to the time passed. */
  step: (ms: number) => Promise<number>
  /** Like a sleeping machine: time passes first, and the timers due in it fire late. */
  sleep: (ms: number) => Promise<void>
  /** Lets pending promises settle. */
  settle: () => Promise<void>
  /** The number of timers that are set. */
  pending: () => number
}

export function createManualClock(): ManualClock {
  let now = 0
  let last = 0
  const timers = new Map<number, { at: number; run: () => void }>()

  const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

  function nextDue(until: number) {
    const due = [...timers].filter(([, { at }]) => at <= until)
    return due.sort(([a, first], [b, second]) => first.at - second.at || a - b)[0]
  }

  async function fire(until: number) {
    await settle()
    for (let next = nextDue(until); next; next = nextDue(until)) {
      const [id, { at, run }] = next
      timers.delete(id)
      now = Math.max(now, at)
      run()
      await settle()
    }
    now = until
  }

  return {
    now: () => now,
    setTimeout: (run, ms) => {
      last += 1
      timers.set(last, { at: now + Math.max(0, ms), run })
      return last
    },
    clearTimeout: (timer) => void timers.delete(timer),
    advance: (ms) => fire(now + ms),
    step: async (ms) => {
      await settle()
      const before = now
      const next = nextDue(now + ms)
      now = next ? Math.max(now, next[1].at) : now + ms
      if (next) timers.delete(next[0])
      next?.[1].run()
      await settle()
      return now - before
    },
    sleep: async (ms) => {
      now += ms
      await fire(now)
    },
    settle,
    pending: () => timers.size,
  }
}
