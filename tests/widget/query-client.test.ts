// @vitest-environment jsdom
import { onlineManager } from '@tanstack/query-core'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../src/widget/query-client.ts'

const browserSays = (onLine: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)

beforeEach(() => void vi.useFakeTimers())
afterEach(async () => {
  browserSays(true)
  await vi.advanceTimersByTimeAsync(2000)
  onlineManager.setOnline(true)
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A read that starts after the browser has said that it is offline. */
function readOffline() {
  const client = createQueryClient()
  browserSays(false)
  window.dispatchEvent(new Event('offline'))
  const read = vi.fn(async () => 'read')
  void client.fetchQuery({ queryKey: ['status'], queryFn: read })
  return read
}

it('reads again when the browser is online, although no event says so', async () => {
  const read = readOffline()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(read).not.toHaveBeenCalled()
  browserSays(true)
  await vi.advanceTimersByTimeAsync(2000)
  expect(read).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBeLessThanOrEqual(1)
})

it('does not stop what the user asks for, if the browser goes on to say that it is offline', async () => {
  const read = readOffline()
  onlineManager.setOnline(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect([read.mock.calls.length, onlineManager.isOnline()]).toEqual([1, true])
})

it('looks again after each interruption, however many there are', async () => {
  for (const _ of Array.from({ length: 500 })) {
    window.dispatchEvent(new Event('offline'))
    window.dispatchEvent(new Event('online'))
  }
  await vi.advanceTimersByTimeAsync(2000)
  const read = readOffline()
  browserSays(true)
  await vi.advanceTimersByTimeAsync(2000)
  expect(read).toHaveBeenCalledOnce()
})
