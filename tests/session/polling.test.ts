import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { startPolling } from '../../src/session/polling.ts'
import { createManualClock, type ManualClock } from '../support/manual-clock.ts'
import { createVisibility } from '../support/visibility.ts'

const everyMs = 2000
const timeoutMs = 240_000

/** Records when polling sends requests, what it reports, and how many requests are pending at once. */
function observe(respond: (requests: number, clock: ManualClock) => Promise<string>, limitMs = timeoutMs) {
  const clock = createManualClock()
  const page = createVisibility()
  const requestedAt: number[] = []
  const reported: string[] = []
  const warned: string[] = []
  const signals: AbortSignal[] = []
  let pending = 0
  let maxPending = 0
  const stop = startPolling<string>({
    everyMs,
    timeoutMs: limitMs,
    clock,
    visibility: page.visibility,
    request: async (signal) => {
      requestedAt.push(clock.now())
      signals.push(signal)
      pending += 1
      maxPending = Math.max(maxPending, pending)
      try {
        return await respond(requestedAt.length, clock)
      } finally {
        pending -= 1
      }
    },
    onResponse: (text) => {
      reported.push(`${clock.now()} ${text}`)
      if (text === 'stop') stop()
    },
    onFailure: (error) => reported.push(`${clock.now()} failed ${String(error)}`),
    onTimeout: () => reported.push(`${clock.now()} timed out`),
    onWarning: (endsAt) => warned.push(`${clock.now()} ends at ${endsAt}`),
  })
  return { clock, page, requestedAt, reported, warned, signals, stop, maxPending: () => maxPending }
}

const later = (clock: ManualClock, ms: number, text = 'on') =>
  new Promise<string>((resolve) => clock.setTimeout(() => resolve(text), ms))

describe('polling', () => {
  it('sends a request at once, then two seconds after each response', async () => {
    const { clock, requestedAt } = observe(async () => 'on')
    await clock.advance(6000)
    expect(requestedAt).toEqual([0, 2000, 4000, 6000])
  })

  it.each([
    [timeoutMs, ['210000 ends at 240000']],
    [60_000, ['30000 ends at 60000']],
    [59_000, []],
  ])('warns half a minute before a limit of %i ms, unless there is no minute', async (limitMs, expected) => {
    const { clock, warned } = observe(async () => 'on', limitMs)
    await clock.advance(300_000)
    expect(warned).toEqual(expected)
  })

  it('warns of nothing once it has stopped', async () => {
    const { clock, warned, stop } = observe(async () => 'on')
    await clock.advance(1000)
    stop()
    await clock.advance(300_000)
    expect(warned).toEqual([])
  })

  it('waits for a slow response and counts from its arrival', async () => {
    const { clock, requestedAt, maxPending } = observe((_, at) => later(at, 5000))
    await clock.advance(20_000)
    expect([requestedAt, maxPending()]).toEqual([[0, 7000, 14_000], 1])
  })

  it('sends 121 requests in four minutes, then stops', async () => {
    const { clock, requestedAt, reported } = observe(async () => 'on')
    await clock.advance(timeoutMs)
    expect([requestedAt.length, requestedAt.at(-1)]).toEqual([121, timeoutMs])
    expect(reported.slice(-2)).toEqual([`${timeoutMs} on`, `${timeoutMs} timed out`])
    await clock.advance(timeoutMs)
    expect([requestedAt.length, reported.length, clock.pending()]).toEqual([121, 122, 0])
  })

  it('uses the response to the last request', async () => {
    const { clock, reported } = observe(async (nth) => (nth === 121 ? 'stop' : 'on'))
    await clock.advance(timeoutMs)
    expect(reported.at(-1)).toBe(`${timeoutMs} stop`)
    expect(clock.pending()).toBe(0)
  })

  it('times out at the limit on a request that was sent before it', async () => {
    const { clock, requestedAt, reported, signals } = observe((nth, at) =>
      nth < 3 ? Promise.resolve('on') : later(at, timeoutMs),
    )
    await clock.advance(2 * timeoutMs)
    expect(requestedAt).toHaveLength(3)
    expect(reported).toEqual(['0 on', '2000 on', `${timeoutMs} timed out`])
    expect(signals.at(-1)?.aborted).toBe(true)
  })

  it('stops at the first failure', async () => {
    const { clock, reported, signals } = observe((nth) => (nth < 2 ? Promise.resolve('on') : Promise.reject('no')))
    await clock.advance(timeoutMs * 2)
    expect(reported).toEqual(['0 on', '2000 failed no'])
    expect([signals.at(-1)?.aborted, clock.pending()]).toEqual([true, 0])
  })

  it('reports nothing after it was stopped, neither a response nor a failure', async () => {
    for (const response of [
      (at: ManualClock) => later(at, 10),
      (at: ManualClock) => later(at, 10).then(() => Promise.reject('no')),
    ]) {
      const { clock, requestedAt, reported, signals, stop } = observe((_, at) => response(at))
      await clock.advance(5)
      stop()
      await clock.advance(timeoutMs)
      expect([requestedAt, reported, signals.map(({ aborted }) => aborted)]).toEqual([[0], [], [true]])
    }
  })

  it('sends nothing if stopped before the first request', async () => {
    const { clock, requestedAt, stop } = observe(async () => 'on')
    stop()
    await clock.advance(timeoutMs)
    expect(requestedAt).toEqual([])
  })
})

describe('polling after the machine slept past the limit', () => {
  it('sends one more request, and times out after its response', async () => {
    const { clock, requestedAt, reported } = observe(async () => 'on')
    await clock.advance(5000)
    await clock.sleep(400_000)
    expect(requestedAt).toEqual([0, 2000, 4000, 405_000])
    expect(reported.slice(-2)).toEqual(['405000 on', '405000 timed out'])
  })

  it('sends one more request, and its response may end polling', async () => {
    const { clock, reported } = observe(async (nth) => (nth === 4 ? 'stop' : 'on'))
    await clock.advance(5000)
    await clock.sleep(400_000)
    expect([reported.at(-1), clock.pending()]).toEqual(['405000 stop', 0])
  })

  it('waits for that response without a limit', async () => {
    const { clock, requestedAt, reported } = observe((nth, at) => (nth < 4 ? Promise.resolve('on') : later(at, 9000)))
    await clock.advance(5000)
    await clock.sleep(400_000)
    await clock.advance(20_000)
    expect([requestedAt.length, reported.slice(-2)]).toEqual([4, ['414000 on', '414000 timed out']])
  })

  it('uses the response to a request from before the sleep, then sends one more', async () => {
    const { clock, requestedAt, reported } = observe((nth, at) =>
      nth === 3 ? later(at, 402_000) : Promise.resolve('on'),
    )
    await clock.advance(5000)
    await clock.sleep(400_000)
    await clock.advance(10_000)
    expect(requestedAt).toEqual([0, 2000, 4000, 406_000])
    expect(reported.slice(-3)).toEqual(['406000 on', '406000 on', '406000 timed out'])
  })

  it('continues after a sleep within the limit', async () => {
    const { clock, requestedAt, reported } = observe(async () => 'on')
    await clock.advance(5000)
    await clock.sleep(100_000)
    await clock.advance(timeoutMs)
    expect(requestedAt.slice(0, 5)).toEqual([0, 2000, 4000, 105_000, 107_000])
    expect(reported.at(-1)).toBe(`${timeoutMs} timed out`)
  })
})

describe('polling of a hidden page', () => {
  it('sends nothing, and a request at once when the page is shown again', async () => {
    const { clock, page, requestedAt } = observe(async () => 'on')
    await clock.advance(3000)
    page.hide()
    await clock.advance(60_500)
    expect(requestedAt).toEqual([0, 2000])
    page.show()
    await clock.advance(2000)
    expect(requestedAt).toEqual([0, 2000, 63_500, 65_500])
  })

  it('keeps to two seconds if the page is shown again before they have passed', async () => {
    const { clock, page, requestedAt } = observe(async () => 'on')
    await clock.advance(500)
    page.hide()
    await clock.advance(1000)
    page.show()
    await clock.advance(2500)
    expect(requestedAt).toEqual([0, 2000, 4000])
  })

  it('sends the last request on return if the limit has passed, and then ends', async () => {
    const { clock, page, requestedAt, reported } = observe(async () => 'on')
    page.hide()
    await clock.advance(timeoutMs + 60_000)
    expect([requestedAt, reported]).toEqual([[0], ['0 on']])
    page.show()
    await clock.advance(0)
    expect([requestedAt.at(-1), reported.at(-1)]).toEqual([timeoutMs + 60_000, `${timeoutMs + 60_000} timed out`])
    expect(clock.pending()).toBe(0)
  })

  it('waits for a response that is pending at the limit', async () => {
    const { clock, page, requestedAt, reported } = observe((nth, its) =>
      nth === 120 ? later(its, 5000, 'stop') : Promise.resolve('on'),
    )
    await clock.advance(timeoutMs - 2000)
    page.hide()
    await clock.advance(10_000)
    expect([requestedAt.at(-1), reported.at(-1)]).toEqual([timeoutMs - 2000, `${timeoutMs + 3000} stop`])
  })

  it('uses the response to that request', async () => {
    const { clock, page, reported } = observe(async (nth) => (nth === 2 ? 'stop' : 'on'))
    page.hide()
    await clock.advance(timeoutMs + 60_000)
    page.show()
    await clock.advance(timeoutMs)
    expect([reported.at(-1), clock.pending()]).toEqual([`${timeoutMs + 60_000} stop`, 0])
  })

  it('sends nothing when it was stopped meanwhile', async () => {
    const { clock, page, requestedAt, stop } = observe(async () => 'on')
    page.hide()
    await clock.advance(5000)
    stop()
    page.show()
    await clock.advance(5000)
    expect(requestedAt).toEqual([0])
  })
})

it('never overlaps requests, never sends too many, and always ends', async () => {
  const pace = fc.array(fc.record({ latency: fc.nat(8000), sleepMs: fc.option(fc.nat(300_000), { freq: 20 }) }), {
    minLength: 1,
  })
  await fc.assert(
    fc.asyncProperty(pace, async (paces) => {
      const at = (nth: number) => paces[nth % paces.length] ?? { latency: 0, sleepMs: null }
      const { clock, requestedAt, reported, maxPending } = observe((nth, its) => later(its, at(nth).latency))
      for (const { sleepMs } of paces) await (sleepMs === null ? clock.advance(5000) : clock.sleep(sleepMs))
      await clock.advance(timeoutMs + 20_000)
      expect(maxPending()).toBe(1)
      expect(requestedAt.length).toBeLessThanOrEqual(121)
      expect(requestedAt.filter((time) => time >= timeoutMs).length).toBeLessThanOrEqual(1)
      expect(reported.filter((text) => text.endsWith('timed out'))).toHaveLength(1)
      expect(clock.pending()).toBeLessThanOrEqual(1)
    }),
    { numRuns: 200 },
  )
})
