import { describe, expect, it } from 'vitest'
import { createClock, createSandbox } from '../../src/sandbox/index.ts'
import { createTester } from './tester.ts'

describe('clock', () => {
  it('runs at its speed, can be advanced, and never goes back when the speed changes', () => {
    let real = 1000
    const clock = createClock({ real: () => real })
    const later = (ms: number) => {
      real += ms
      return clock.now()
    }
    expect(later(100)).toBe(100)
    clock.setSpeed(10)
    expect(later(100)).toBe(1100)
    clock.setSpeed(0)
    expect(later(5000)).toBe(1100)
    clock.advance(400)
    expect(later(5000)).toBe(1500)
    clock.setSpeed(1)
    expect(later(1)).toBe(1501)
    expect(clock.speed).toBe(1)
  })

  it('runs in real time by default', () => {
    const { clock } = createSandbox()
    expect(clock.speed).toBe(1)
    expect(clock.now()).toBeGreaterThanOrEqual(0)
  })
})

describe('POST /sandbox/time', () => {
  const post = (app: ReturnType<typeof createSandbox>['app'], body: string) =>
    app.request('/sandbox/time', { method: 'POST', body })

  it('moves every connection of the sandbox', async () => {
    const { sandbox, connect, status } = await createTester()
    await connect('user_error')
    const response = await post(sandbox.app, '{"advanceMs": 1500, "speed": 0}')
    expect(await response.json()).toEqual({ now: 1500, speed: 0 })
    expect(await status()).toBe('Error')
  })

  it.each([
    '{"advanceMs": -1}',
    '{"speed": "fast"}',
    '{"advanceMs": null}',
    '{"speed": 1e999, "advanceMs": 5}',
    '{"speed": 5, "advanceMs": -5}',
  ])('refuses %s', async (body) => {
    const { sandbox } = await createTester()
    expect((await post(sandbox.app, body)).status).toBe(400)
    expect([sandbox.clock.now(), sandbox.clock.speed]).toEqual([0, 0])
  })

  it.each(['{}', '', 'null', '[]'])('changes nothing for %j', async (body) => {
    const { sandbox } = await createTester()
    expect(await (await post(sandbox.app, body)).json()).toEqual({ now: 0, speed: 0 })
  })
})
