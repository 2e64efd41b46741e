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

  it('sets and clears timers', () => {
    vi.useFakeTimers()
    const ran: string[] = []
    systemClock.setTimeout(() => ran.push('kept'), 10)
    systemClock.clearTimeout(systemClock.setTimeout(() => ran.push('cleared'), 5))
    vi.advanceTimersByTime(10)
    expect(ran).toEqual(['kept'])
  })
})
