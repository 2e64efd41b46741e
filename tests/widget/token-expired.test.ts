// @vitest-environment jsdom
/** How often a host is asked for another token, and how often one starts a session. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openChannel } from '../../src/widget/channel/index.ts'
import type { Host, WidgetReport } from '../../src/widget/report.ts'

const refused: WidgetReport = {
  kind: 'page',
  shown: { kind: 'token-gate', reason: 'client', message: null, cause: 'expired' },
}

const tokenOf = (number: number) => `link-sandbox-17d2f9a7-af3d-4ee4-abf4-${String(number).padStart(12, '0')}`

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function open() {
  const port = { postMessage: vi.fn(), onmessage: (_: { data: unknown }) => {} }
  const renew = vi.fn()
  const host = { pin: () => null, controls: { renew } }
  const report = openChannel(port as unknown as MessagePort, host as unknown as Host, window)
  const give = (token: string) => port.onmessage({ data: { v: 1, type: 'token', token } })
  const asked = () => port.postMessage.mock.calls.filter(([{ type }]) => type === 'token-expired').length
  return { report, give, asked, renew }
}

it('is asked at most every ten seconds, however fast its tokens are refused', () => {
  const { report, give, asked, renew } = open()
  report(refused)
  expect(asked()).toBe(1)
  for (let times = 0; times < 5; times += 1) {
    give(tokenOf(times))
    report(refused)
    vi.advanceTimersByTime(1000)
  }
  expect(asked()).toBe(1)
  expect(renew).toHaveBeenCalledTimes(5)
  vi.advanceTimersByTime(5000)
  give(tokenOf(5))
  report(refused)
  expect(asked()).toBe(2)
})

it('starts a session at once, and of a flood of tokens another one for the last', () => {
  const { give, renew } = open()
  for (let number = 0; number < 10_000; number += 1) give(tokenOf(number))
  expect(renew.mock.calls).toEqual([[tokenOf(0)]])
  vi.advanceTimersByTime(1000)
  expect(renew.mock.calls).toEqual([[tokenOf(0)], [tokenOf(9999)]])
  vi.advanceTimersByTime(10_000)
  expect(renew).toHaveBeenCalledTimes(2)
})
