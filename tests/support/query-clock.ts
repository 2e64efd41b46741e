/** Runs the timers of query-core on a clock that a test advances. */
import { type TimeoutProvider, timeoutManager } from '@tanstack/query-core'
import type { Clock } from '../../src/session/index.ts'

interface Current {
  clock: Clock
  allowsIntervals: boolean
}

let current: Current | null = null
const intervals = new Map<number, number>()

function clock(): Clock {
  if (!current) throw new Error('A timer was set before setQueryClock.')
  return current.clock
}

const timers: TimeoutProvider<number> = {
  setTimeout: (run, ms) => clock().setTimeout(run, ms),
  clearTimeout: (timer) => clock().clearTimeout(timer ?? -1),
  setInterval: (run, ms) => {
    if (!current?.allowsIntervals) throw new Error('A session sets no intervals.')
    const id = intervals.size + 1
    const next = () => {
      intervals.set(id, clock().setTimeout(next, ms))
      run()
    }
    intervals.set(id, clock().setTimeout(next, ms))
    return id
  },
  clearInterval: (id) => clock().clearTimeout(intervals.get(id ?? -1) ?? -1),
}

/**
 * To be called whenever a test opens a session. query-core has one timer provider for all clients: if another test had
 * replaced it, retries would wait in real time while the clock of this test passes their limits.
 *
 * @param options.intervals only observers of queries need intervals; a session must not set any
 */
export function setQueryClock(next: Clock, options: { intervals: boolean } = { intervals: false }): void {
  current = { clock: next, allowsIntervals: options.intervals }
  timeoutManager.setTimeoutProvider(timers)
}
