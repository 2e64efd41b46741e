// @vitest-environment jsdom
/** How the library delivers (conformance 8.17, 8.18 and docs/decisions/0010-monitoring.md). */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openAgain, pass } from './support/library.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

const day = 24 * 60 * 60_000

describe('spans', () => {
  it('leave in batches of 100, or after 30 s of inactivity', async () => {
    const { sent, span } = await openAgain()
    span(99)
    await pass(0)
    expect(sent).toEqual([])
    span()
    await pass(0)
    expect(sent).toEqual([100])
    span()
    await pass(29_999)
    span()
    await pass(29_999)
    expect(sent).toEqual([100])
    await pass(1)
    expect(sent).toEqual([100, 2])
  })

  it.each([
    [200, []],
    [202, []],
    [299, []],
    [400, []],
    [401, []],
    [404, []],
    [422, []],
    [499, []],
    [402, [100]],
    [407, [100]],
    [408, [100]],
    [429, [100]],
    [301, [100]],
    [500, [100]],
    [503, [100]],
  ])('answered %i are sent again with the next batch: %j', async (status, again) => {
    const { sent, span } = await openAgain((nth) => ({ status: nth === 1 ? status : 202 }))
    span(100)
    await pass(30_000)
    expect(sent).toEqual([100])
    span(1)
    await pass(30_000)
    expect(sent).toEqual([100, 1, ...again])
  })

  it.each([
    [1_000_000, [1]],
    [1_000_001, []],
  ])('whose network fails are sent again unless they are too long: %i characters, %j', async (length, again) => {
    const bodies: string[] = []
    const { sent, span } = await openAgain((_, body) => {
      bodies.push(body)
      return bodies.length === 2 ? 'no network' : { status: 202 }
    })
    span()
    await pass(30_000)
    span(1, 'x'.repeat(length - (bodies[0]?.length ?? 0) + 'span'.length))
    await pass(30_000)
    expect(bodies[1]).toHaveLength(length)
    span()
    await pass(30_000)
    expect(sent).toEqual([1, 1, 1, ...again])
  })

  it.each([
    [day - 1, [100]],
    [day, []],
  ])('that have waited %i ms are sent again: %j', async (ms, again) => {
    const { sent, span } = await openAgain((nth) => ({ status: nth === 1 ? 500 : 202, probability: '1' }))
    span(100)
    await pass(ms)
    span(100)
    await pass(0)
    expect(sent.filter((spans) => spans > 0)).toEqual([100, 100, ...again])
  })
})
