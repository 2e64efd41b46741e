/** A query cache that loads after the first screen: what is read before, and what waits for it. */
import { QueryClient } from '@tanstack/query-core'
import { describe, expect, it, vi } from 'vitest'
import { createLateQueries } from '../../src/session/index.ts'
import { freshClock } from './support/harness.ts'

const read = <T>(queryFn: () => Promise<T>, key = 'captcha') => ({
  queryKey: [key],
  queryFn,
  retry: () => false,
  retryDelay: () => 0,
  staleTime: Number.POSITIVE_INFINITY,
})

/** `arrive` lets the cache load. */
function lateQueries() {
  const clock = freshClock()
  const client = new QueryClient()
  let arrive = () => {}
  let fail: (reason: Error) => void = () => {}
  const create = vi.fn(
    () =>
      new Promise<QueryClient>((resolve, reject) => {
        arrive = () => resolve(client)
        fail = reject
      }),
  )
  const late = createLateQueries(create, clock, new AbortController().signal)
  return { ...late, clock, client, create, arrive: () => arrive(), fail: (reason: Error) => fail(reason) }
}

describe('a read before the first screen', () => {
  it('is sent at once, and is in the cache when that has loaded', async () => {
    const { opening, cache, client, create, arrive } = lateQueries()
    expect(await opening.fetchQuery(read(async () => 'data', 'clientInfo'))).toBe('data')
    expect([create.mock.calls.length, cache.client]).toEqual([0, null])
    const loading = cache.load()
    arrive()
    expect(await loading).toBe(client)
    expect(cache.client).toBe(client)
    expect(client.getQueryData(['clientInfo'])).toBe('data')
  })

  it('is repeated as its options say', async () => {
    const { opening, clock } = lateQueries()
    const queryFn = vi.fn().mockRejectedValueOnce(new Error('once')).mockResolvedValue('data')
    const options = { ...read(queryFn), retry: (failures: number) => failures < 1, retryDelay: () => 1000 }
    const answer = opening.fetchQuery(options)
    await clock.advance(999)
    expect(queryFn).toHaveBeenCalledTimes(1)
    await clock.advance(1)
    expect(await answer).toBe('data')
    expect(queryFn).toHaveBeenCalledTimes(2)
  })

  it('is given up after as many failures as its options allow, with their delays', async () => {
    const { opening, clock } = lateQueries()
    const queryFn = vi.fn().mockRejectedValueOnce(new Error('first')).mockRejectedValue(new Error('last'))
    const retryDelay = vi.fn((attempt: number) => 100 * (attempt + 1))
    const answer = opening.fetchQuery({ ...read(queryFn), retry: (failures: number) => failures < 2, retryDelay })
    const failed = expect(answer).rejects.toThrow('last')
    await clock.advance(100)
    expect(queryFn).toHaveBeenCalledTimes(2)
    await clock.advance(200)
    await failed
    expect(queryFn).toHaveBeenCalledTimes(3)
    expect(retryDelay.mock.calls.map(([attempt]) => attempt)).toEqual([0, 1])
  })

  it('fails with its last error', async () => {
    const { opening } = lateQueries()
    const error = new Error('down')
    await expect(opening.fetchQuery(read(() => Promise.reject(error)))).rejects.toBe(error)
  })
})

describe('a read of the session', () => {
  it('waits for the cache', async () => {
    const { queries, client, clock, arrive } = lateQueries()
    const queryFn = vi.fn(async () => 'data')
    const answer = queries.fetchQuery(read(queryFn))
    await clock.settle()
    expect(queryFn).not.toHaveBeenCalled()
    arrive()
    expect(await answer).toBe('data')
    expect(client.getQueryData(['captcha'])).toBe('data')
  })

  it('is cancelled if that was asked for while it waited', async () => {
    const { queries, clock, arrive } = lateQueries()
    const answer = queries.fetchQuery(read(() => new Promise(() => {})))
    const outcome = vi.fn()
    answer.catch(outcome)
    void queries.cancelQueries({ queryKey: ['captcha'] })
    arrive()
    await clock.settle()
    expect(outcome).toHaveBeenCalledOnce()
  })

  it('is removed and read again in the order of the calls', async () => {
    const { queries, client, arrive } = lateQueries()
    const queryFn = vi.fn().mockResolvedValueOnce('first').mockResolvedValueOnce('second')
    const first = queries.fetchQuery(read(queryFn))
    arrive()
    expect(await first).toBe('first')
    queries.removeQueries({ queryKey: ['captcha'] })
    expect(await queries.fetchQuery(read(queryFn))).toBe('second')
    expect(client.getQueryData(['captcha'])).toBe('second')
  })
})

it('a cache that failed to load is loaded again when it is needed again', async () => {
  const { queries, cache, create, client, fail } = lateQueries()
  const answer = queries.fetchQuery(read(async () => 'data'))
  queries.removeQueries({ queryKey: ['captcha'] })
  fail(new Error('missing file'))
  await expect(answer).rejects.toThrow('missing file')
  create.mockResolvedValue(client)
  expect(await cache.load()).toBe(client)
  expect(create).toHaveBeenCalledTimes(2)
})
