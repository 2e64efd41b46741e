import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { abortAfter } from '../../src/api/index.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('aborts when the time is over, and not before', () => {
  const signal = abortAfter(1000)
  vi.advanceTimersByTime(999)
  expect(signal.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' })
})

it('aborts with the other signal, and keeps its reason when the time is over', () => {
  const outer = new AbortController()
  const signal = abortAfter(1000, outer.signal)
  outer.abort('left')
  expect(signal.reason).toBe('left')
  vi.advanceTimersByTime(1000)
  expect(signal.reason).toBe('left')
})

it('aborts at once with a signal that has aborted', () => {
  expect(abortAfter(1000, AbortSignal.abort('left')).reason).toBe('left')
})
