// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { systemClock } from '../../src/session/index.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('systemClock', () => {
  it('is monotonic, whatever the wall clock says', () => {
    vi.spyOn(Date, 'now').mockReturnValue(0)
    const before = systemClock.now()
    vi.spyOn(Date, 'now').mockReturnValue(-3_600_000)
    expect(systemClock.now()).toBeGreaterThanOrEqual(before)
  })

  it('stands still while the clock of the browser goes back or gives no number', () => {
    const before = systemClock.now()
    const read = vi.spyOn(performance, 'now')
    const times = [before + 10, before - 3_600_000, Number.NaN, undefined as never, before + 20].map((time) => {
      read.mockReturnValue(time)
      return systemClock.now() - before
    })
    expect(times).toEqual([10, 10, 10, 10, 20])
  })

  it('sets and clears timers', () => {
    vi.useFakeTimers()
    const ran: string[] = []
    systemClock.setTimeout(() => ran.push('kept'), 10)
    systemClock.clearTimeout(systemClock.setTimeout(() => ran.push('cleared'), 5))
    vi.advanceTimersByTime(10)
    expect(ran).toEqual(['kept'])
  })
})
