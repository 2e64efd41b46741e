// @vitest-environment jsdom
/** Options of hosts without types: null, empty text and what is no number. */
import { describe, expect, it, vi } from 'vitest'
import { TielineElement } from '../../src/embed/element.ts'
import type { TielineOptions } from '../../src/embed/index.ts'
import { frames, openHost } from './support/host.ts'

describe('what hosts without types give', () => {
  const openInline = (options: Partial<TielineOptions>) => {
    const container = document.body.appendChild(document.createElement('div'))
    return { container, ...openHost('stays', { mode: 'inline', container, ...options }) }
  }

  it.each<[height: unknown, lowest: string]>([
    [{ min: '400px' }, '320px'],
    [{ min: Number.NaN, max: Number.NaN }, '320px'],
    [{ max: null }, '320px'],
    [null, '320px'],
    [{ min: 0, max: Number.POSITIVE_INFINITY }, '0px'],
  ])('with the height %j the frame has at least %s', async (height, lowest) => {
    const { link, container, reached } = openInline({ height: height as TielineOptions['height'] })
    link.preload()
    await vi.waitFor(() => expect(container.querySelector('iframe')?.style.height).toBe(lowest))
    await reached('ready')
    container.remove()
  })

  it.each([null, Number.NaN, '', 'abc'])('the timeout %j is the default', async (timeout) => {
    const { link, callbacks, reached } = openHost('stays', { timeout: timeout as number })
    const timed = vi.spyOn(globalThis, 'setTimeout')
    link.open()
    await reached('open')
    expect(timed.mock.calls.map(([, ms]) => ms)).toContain(30_000)
    expect(callbacks.onExit).not.toHaveBeenCalled()
  })

  it.each([null, ''])('the title and the prefix %j are the defaults', async (text) => {
    const { link, reached } = openHost('stays', { title: text as string, messagePrefix: text as string })
    link.open()
    await reached('open')
    expect(frames()[0]?.title).toBe('Tieline')
  })

  it.each([null, ''])('the mode %j is the default', async (mode) => {
    const { link, reached } = openHost('stays', { mode: mode as TielineOptions['mode'] })
    link.open()
    await reached('open')
    expect(frames()).toHaveLength(1)
  })

  it.each([null, '', undefined])('without a token, as %j, open() waits for one', async (token) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { link, states } = openHost('stays', { token: token as string, timeout: 900_000 })
    link.open()
    await vi.waitFor(() => expect(document.documentElement.lastElementChild?.shadowRoot).toBeTruthy())
    vi.advanceTimersByTime(1_000_000)
    expect(states).toEqual(['idle', 'loading'])
    vi.useRealTimers()
  })

  it('a container in another document is none', async () => {
    const elsewhere = document.implementation.createHTMLDocument()
    const { link, reached } = openHost('stays', { mode: 'inline', container: elsewhere.body })
    link.open()
    await reached('failed')
    expect(link.error?.code).toBe('CONTAINER_MISSING')
  })
})

it.each([
  ['400px', 400],
  ['', Number.NaN],
  ['abc', Number.NaN],
])('the attribute %j is read as %d', (text, number) => {
  const element = new TielineElement()
  for (const name of ['min-height', 'max-height', 'timeout']) element.setAttribute(name, text)
  expect([element.minHeight, element.maxHeight, element.timeout]).toEqual([number, number, number])
})
