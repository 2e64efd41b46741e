import { describe, expect, it } from 'vitest'
import { createMessageQueue } from '../../src/preview/index.ts'

/** With time and frames controlled by the test; a message takes `slices` slices of `sliceMs` each. */
function open({ slices = 1, sliceMs = 1 }: { slices?: number; sliceMs?: number }) {
  const drawn: string[] = []
  const frames: (() => void)[] = []
  let now = 0
  const take = createMessageQueue<string, string>({
    first: 'first',
    *apply(shown, message) {
      for (let slice = 0; slice < slices; slice++) {
        now += sliceMs
        if (slice < slices - 1) yield
      }
      return message === 'unknown' ? shown : `${shown} ${message}`
    },
    draw: (shown) => void drawn.push(shown),
    nextFrame: (run) => void frames.push(run),
    now: () => now,
  })
  const frame = () => {
    const began = now
    for (const run of frames.splice(0)) run()
    return now - began
  }
  return { take, frame, drawn, isIdle: () => frames.length === 0 }
}

describe('createMessageQueue', () => {
  it('works messages off in their order and draws once a frame', () => {
    const { take, frame, drawn, isIdle } = open({})
    for (const message of ['a', 'unknown', 'b']) take(message)
    expect(drawn).toEqual([])
    frame()
    expect(drawn).toEqual(['first a b'])
    expect(isIdle()).toBe(true)
    take('c')
    frame()
    expect(drawn).toEqual(['first a b', 'first a b c'])
  })

  it('draws nothing if nothing has changed', () => {
    const { take, frame, drawn } = open({})
    take('unknown')
    frame()
    expect(drawn).toEqual([])
  })

  it('spreads much work over several frames', () => {
    const { take, frame, drawn, isIdle } = open({ slices: 10, sliceMs: 3 })
    take('a')
    take('b')
    const spent: number[] = []
    while (!isIdle()) spent.push(frame())
    expect(Math.max(...spent)).toBeLessThan(12)
    expect(drawn).toEqual(['first a', 'first a b'])
  })

  it('keeps the last messages of a flood', () => {
    const { take, frame, drawn, isIdle } = open({ sliceMs: 0 })
    for (let i = 0; i < 10_000; i++) take(String(i))
    frame()
    expect(isIdle()).toBe(true)
    expect(drawn).toHaveLength(1)
    expect(drawn[0]).toMatch(/^first 9900 .* 9999$/)
  })
})
