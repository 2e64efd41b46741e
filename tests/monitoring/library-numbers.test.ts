// @vitest-environment jsdom
/** The numbers that the library sets itself (conformance 9.23–9.25 and docs/decisions/0010-monitoring.md). */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Answer, clock, openAgain, openLibrary, part, pass, storedProbability } from './support/library.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

const day = 24 * 60 * 60_000

describe('the sampling probability', () => {
  it('is asked for every 30 s until it is there, and kept with its time', async () => {
    const answers: Answer[] = ['no network', { status: 500 }, { status: 202, probability: '0.5' }]
    const { sent } = openLibrary((nth) => answers[nth - 1] ?? { status: 202 })
    await pass(0)
    expect(sent).toHaveLength(1)
    await pass(29_999)
    expect(sent).toHaveLength(1)
    await pass(1)
    expect(sent).toHaveLength(2)
    await pass(30_000)
    expect([sent, storedProbability()]).toEqual([[0, 0, 0], { value: 0.5, time: Date.now() }])
    await pass(day)
    expect(sent).toHaveLength(3)
  })

  it.each([
    [day - 1, [100]],
    [day, [0, 100]],
  ])('is asked for anew after a day: %i ms, %j', async (ms, expected) => {
    const { sent, span } = await openAgain(() => ({ status: 202, probability: '1' }))
    await pass(ms)
    span(100)
    await pass(0)
    expect(sent).toEqual(expected)
  })
})

interface Settler {
  isSettled: () => boolean
}
type Clock = { date: () => Date }

describe('a page', () => {
  it('is settled after 100 ms of quiet', async () => {
    const file = 'browser-performance/dist/on-settle/dom-mutation-settler.js'
    const { default: DomSettler } = await part<{ default: new (...given: unknown[]) => Settler }>(file)
    const settler = new DomSettler(clock, document)
    await pass(99)
    document.body.append('more')
    await pass(99)
    expect(settler.isSettled()).toBe(false)
    await pass(1)
    expect(settler.isSettled()).toBe(true)
  })

  it('that is never quiet is taken for settled after 60 s', async () => {
    const file = 'browser-performance/dist/on-settle/index.js'
    const { default: createOnSettle } = await part<{ default: (...given: unknown[]) => (call: () => void) => void }>(
      file,
    )
    const busy = { onStart: (started: (request: { url: string }) => void) => started({ url: '/' }) }
    const settled = vi.fn()
    createOnSettle(clock, window, busy, busy, performance)(settled)
    await pass(59_999)
    expect(settled).not.toHaveBeenCalled()
    await pass(1)
    expect(settled).toHaveBeenCalledOnce()
  })

  it.each([
    [5 * 60_000, 0],
    [5 * 60_000 + 1, 5 * 60_000 + 1],
  ])('may have clocks that differ by 5 min: %i ms ahead, set right by %i', async (ahead, by) => {
    const { default: createClock } = await part<{ default: (...given: unknown[]) => Clock }>(
      'browser-performance/dist/clock.js',
    )
    const started = Date.now()
    const slow = { timeOrigin: started - ahead, now: () => 0 }
    const { date } = createClock(slow, { onStateChange: () => {} })
    expect(date().getTime()).toBe(slow.timeOrigin + by)
  })
})
