import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { startPolling } from '../../src/session/polling.ts'
import { createManualClock, type ManualClock } from '../support/manual-clock.ts'

const everyMs = 2000
const timeoutMs = 240_000

/** Polling under observation: when it asked, what was heard, and how many questions were open at once. */
function observe(answer: (asked: number, clock: ManualClock) => Promise<string>) {
  const clock = createManualClock()
  const asked: number[] = []
  const heard: string[] = []
  const signals: AbortSignal[] = []
  let open = 0
  let mostOpen = 0
  const stop = startPolling<string>({
    everyMs,
    timeoutMs,
    clock,
    request: async (signal) => {
      asked.push(clock.now())
      signals.push(signal)
      open += 1
      mostOpen = Math.max(mostOpen, open)
      try {
        return await answer(asked.length, clock)
      } finally {
        open -= 1
      }
    },
    onResponse: (text) => {
      heard.push(`${clock.now()} ${text}`)
      if (text === 'stop') stop()
    },
    onFailure: (error) => heard.push(`${clock.now()} failed ${String(error)}`),
    onTimeout: () => heard.push(`${clock.now()} timed out`),
  })
  return { clock, asked, heard, signals, stop, mostOpen: () => mostOpen }
}

const later = (clock: ManualClock, ms: number, text = 'on') =>
  new Promise<string>((resolve) => clock.setTimeout(() => resolve(text), ms))

describe('polling in ordinary time', () => {
  it('asks at once, then two seconds after each answer', async () => {
    const { clock, asked } = observe(async () => 'on')
    await clock.advance(6000)
    expect(asked).toEqual([0, 2000, 4000, 6000])
  })

  it('waits for a slow answer and counts from there', async () => {
    const { clock, asked, mostOpen } = observe((_, at) => later(at, 5000))
    await clock.advance(20_000)
    expect([asked, mostOpen()]).toEqual([[0, 7000, 14_000], 1])
  })

  it('asks 121 times in four minutes, then gives up for good', async () => {
    const { clock, asked, heard } = observe(async () => 'on')
    await clock.advance(timeoutMs)
    expect([asked.length, asked.at(-1)]).toEqual([121, timeoutMs])
    expect(heard.slice(-2)).toEqual([`${timeoutMs} on`, `${timeoutMs} timed out`])
    await clock.advance(timeoutMs)
    expect([asked.length, heard.length, clock.pending()]).toEqual([121, 122, 0])
  })

  it('lets the answer to the last question decide', async () => {
    const { clock, heard } = observe(async (nth) => (nth === 121 ? 'stop' : 'on'))
    await clock.advance(timeoutMs)
    expect(heard.at(-1)).toBe(`${timeoutMs} stop`)
    expect(clock.pending()).toBe(0)
  })

  it('gives up at the limit on a question that was asked before it', async () => {
    const { clock, asked, heard, signals } = observe((nth, at) =>
      nth < 3 ? Promise.resolve('on') : later(at, timeoutMs),
    )
    await clock.advance(2 * timeoutMs)
    expect(asked).toHaveLength(3)
    expect(heard).toEqual(['0 on', '2000 on', `${timeoutMs} timed out`])
    expect(signals.at(-1)?.aborted).toBe(true)
  })

  it('stops at the first failure', async () => {
    const { clock, heard, signals } = observe((nth) => (nth < 2 ? Promise.resolve('on') : Promise.reject('no')))
    await clock.advance(timeoutMs * 2)
    expect(heard).toEqual(['0 on', '2000 failed no'])
    expect([signals.at(-1)?.aborted, clock.pending()]).toEqual([true, 0])
  })

  it('hears nothing more once stopped, neither an answer nor a failure', async () => {
    for (const late of [
      (at: ManualClock) => later(at, 10),
      (at: ManualClock) => later(at, 10).then(() => Promise.reject('no')),
    ]) {
      const { clock, asked, heard, signals, stop } = observe((_, at) => late(at))
      await clock.advance(5)
      stop()
      await clock.advance(timeoutMs)
      expect([asked, heard, signals.map(({ aborted }) => aborted)]).toEqual([[0], [], [true]])
    }
  })

  it('never asks if stopped before the first question', async () => {
    const { clock, asked, stop } = observe(async () => 'on')
    stop()
    await clock.advance(timeoutMs)
    expect(asked).toEqual([])
  })
})

describe('polling in a machine that slept past the limit', () => {
  it('asks once more, and gives up on that answer', async () => {
    const { clock, asked, heard } = observe(async () => 'on')
    await clock.advance(5000)
    await clock.sleep(400_000)
    expect(asked).toEqual([0, 2000, 4000, 405_000])
    expect(heard.slice(-2)).toEqual(['405000 on', '405000 timed out'])
  })

  it('asks once more, and the answer may be a good one', async () => {
    const { clock, heard } = observe(async (nth) => (nth === 4 ? 'stop' : 'on'))
    await clock.advance(5000)
    await clock.sleep(400_000)
    expect([heard.at(-1), clock.pending()]).toEqual(['405000 stop', 0])
  })

  it('waits for that one answer as long as it takes', async () => {
    const { clock, asked, heard } = observe((nth, at) => (nth < 4 ? Promise.resolve('on') : later(at, 9000)))
    await clock.advance(5000)
    await clock.sleep(400_000)
    await clock.advance(20_000)
    expect([asked.length, heard.slice(-2)]).toEqual([4, ['414000 on', '414000 timed out']])
  })

  it('hears the question that was open when it fell asleep, then asks once more', async () => {
    const { clock, asked, heard } = observe((nth, at) => (nth === 3 ? later(at, 402_000) : Promise.resolve('on')))
    await clock.advance(5000)
    await clock.sleep(400_000)
    await clock.advance(10_000)
    expect(asked).toEqual([0, 2000, 4000, 406_000])
    expect(heard.slice(-3)).toEqual(['406000 on', '406000 on', '406000 timed out'])
  })

  it('goes on as before after a nap within the limit', async () => {
    const { clock, asked, heard } = observe(async () => 'on')
    await clock.advance(5000)
    await clock.sleep(100_000)
    await clock.advance(timeoutMs)
    expect(asked.slice(0, 5)).toEqual([0, 2000, 4000, 105_000, 107_000])
    expect(heard.at(-1)).toBe(`${timeoutMs} timed out`)
  })
})

it('never overlaps, never asks too often, and always ends', async () => {
  const pace = fc.array(fc.record({ latency: fc.nat(8000), nap: fc.option(fc.nat(300_000), { freq: 20 }) }), {
    minLength: 1,
  })
  await fc.assert(
    fc.asyncProperty(pace, async (paces) => {
      const at = (nth: number) => paces[nth % paces.length] ?? { latency: 0, nap: null }
      const { clock, asked, heard, mostOpen } = observe((nth, its) => later(its, at(nth).latency))
      for (const { nap } of paces) await (nap === null ? clock.advance(5000) : clock.sleep(nap))
      await clock.advance(timeoutMs + 20_000)
      expect(mostOpen()).toBe(1)
      expect(asked.length).toBeLessThanOrEqual(121)
      expect(asked.filter((time) => time >= timeoutMs).length).toBeLessThanOrEqual(1)
      expect(heard.filter((text) => text.endsWith('timed out'))).toHaveLength(1)
      expect(clock.pending()).toBeLessThanOrEqual(1)
    }),
    { numRuns: 200 },
  )
})
