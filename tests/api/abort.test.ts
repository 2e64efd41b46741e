import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createApi, withTimeLimit } from '../../src/api/index.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Ends only with its signal, whose reason it rejects with. */
const endless = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason))
  })

it('aborts when the time is over, and not before', async () => {
  const failed = vi.fn()
  const ended = withTimeLimit(1000, undefined, endless).catch(failed)
  await vi.advanceTimersByTimeAsync(999)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await ended
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ name: 'TimeoutError' }))
})

it('aborts with the other signal, and keeps its reason when the time is over', async () => {
  const outer = new AbortController()
  const ended = withTimeLimit(1000, outer.signal, endless)
  outer.abort('left')
  await expect(ended).rejects.toBe('left')
  expect(vi.getTimerCount()).toBe(0)
})

it('aborts at once with a signal that has aborted', async () => {
  await expect(withTimeLimit(1000, AbortSignal.abort('left'), endless)).rejects.toBe('left')
})

it('leaves no timer, and aborts nothing, after an answer', async () => {
  const outer = new AbortController()
  let given: AbortSignal | undefined
  const work = async (signal: AbortSignal) => {
    given = signal
    return 'answer'
  }
  expect(await withTimeLimit(1000, outer.signal, work)).toBe('answer')
  expect(vi.getTimerCount()).toBe(0)
  outer.abort('left')
  expect(given?.aborted).toBe(false)
})

it.each([200, 503])('a call leaves no timer after an answer with status %s', async (status) => {
  const fetch = async () => new Response('{"status":"Connected"}', { status })
  const api = createApi({ host: 'https://api.example/api/v1', token: 'token', fetch })
  await api.status({}).catch(() => null)
  expect(vi.getTimerCount()).toBe(0)
})
