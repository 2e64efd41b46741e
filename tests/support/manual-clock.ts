import type { Clock } from '../../src/session/index.ts'

/** A clock that stands still until a test moves it. */
export interface ManualClock extends Clock {
  /** Lets time pass: what falls due fires in order, each at its own time, and what that sets off settles. */
  advance: (ms: number) => Promise<void>
  /** A machine asleep: time passes first, and what fell due in it fires late, on waking. */
  sleep: (ms: number) => Promise<void>
  /** Lets promises that can settle now do so. */
  settle: () => Promise<void>
  /** How many timers are set. */
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
    sleep: async (ms) => {
      now += ms
      await fire(now)
    },
    settle,
    pending: () => timers.size,
  }
}
