import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStallTimer } from '../../src/api/stall-timer.ts'

/** What the device has slept: its timers stand still, its clock does not. */
let slept = 0
const stalled = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  const now = performance.now.bind(performance)
  slept = 0
  stalled.mockReset()
  vi.spyOn(performance, 'now').mockImplementation(() => now() + slept)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('tells once when nothing has moved for the limit', () => {
  const timer = createStallTimer(60_000, stalled)
  timer.restart()
  vi.advanceTimersByTime(59_999)
  timer.restart()
  vi.advanceTimersByTime(59_999)
  expect(stalled).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(stalled).toHaveBeenCalledTimes(1)
})

it('gives a device that slept the limit once more, and only once', () => {
  const timer = createStallTimer(60_000, stalled)
  timer.restart()
  for (const told of [0, 1]) {
    slept += 3_600_000
    vi.advanceTimersByTime(60_000)
    expect(stalled).toHaveBeenCalledTimes(told)
  }
})

it('gives it again after something has moved', () => {
  const timer = createStallTimer(60_000, stalled)
  timer.restart()
  for (let nights = 0; nights < 3; nights += 1) {
    slept += 3_600_000
    vi.advanceTimersByTime(60_000)
    timer.restart()
  }
  expect(stalled).not.toHaveBeenCalled()
})

it('tells nothing after it was stopped', () => {
  const timer = createStallTimer(60_000, stalled)
  timer.restart()
  timer.stop()
  vi.advanceTimersByTime(120_000)
  expect(stalled).not.toHaveBeenCalled()
})
