import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { abortAfter, createApi } from '../../src/api/index.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('aborts when the time is over, and not before', () => {
  const { signal } = abortAfter(1000)
  vi.advanceTimersByTime(999)
  expect(signal.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' })
})

it('aborts with the other signal, and keeps its reason when the time is over', () => {
  const outer = new AbortController()
  const { signal } = abortAfter(1000, outer.signal)
  outer.abort('left')
  expect(signal.reason).toBe('left')
  vi.advanceTimersByTime(1000)
  expect(signal.reason).toBe('left')
})

it('aborts at once with a signal that has aborted', () => {
  expect(abortAfter(1000, AbortSignal.abort('left')).signal.reason).toBe('left')
})

it('aborts nothing after its end', () => {
  const outer = new AbortController()
  const { signal, end } = abortAfter(1000, outer.signal)
  end()
  expect(vi.getTimerCount()).toBe(0)
  outer.abort('left')
  expect(signal.aborted).toBe(false)
})

it.each([200, 503])('a call leaves no timer after an answer with status %s', async (status) => {
  const fetch = async () => new Response('{"status":"Connected"}', { status })
  const api = createApi({ host: 'https://api.example/api/v1', token: 'token', fetch })
  await api.status({}).catch(() => null)
  expect(vi.getTimerCount()).toBe(0)
})
