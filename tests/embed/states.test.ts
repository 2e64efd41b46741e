// @vitest-environment jsdom
/** The states of a link, with a fake widget. */
import { describe, expect, it, vi } from 'vitest'
import { frames, openHost } from './support/host.ts'

describe('the state', () => {
  it('is idle until something loads, ready when preloaded, and open when the user sees the widget', async () => {
    const { link, states, reached } = openHost('stays')
    link.preload()
    await reached('ready')
    link.open()
    expect(states).toEqual(['idle', 'loading', 'ready', 'open'])
  })

  it('is loading after open() until the widget has drawn something', async () => {
    const { link, states, reached } = openHost('stays')
    link.open()
    expect(link.state).toBe('loading')
    await reached('open')
    expect(states).toEqual(['idle', 'loading', 'open'])
  })

  it('is loading again while the page of the widget reloads', async () => {
    const { link, states, fake, reached } = openHost('stays')
    link.open()
    await reached('open')
    fake.widgets[0]?.load()
    await vi.waitFor(() => expect(states).toEqual(['idle', 'loading', 'open', 'loading', 'open']))
  })

  it('is closed after the end, and open() starts another session', async () => {
    const { link, fake, reached } = openHost('exit')
    link.open()
    await reached('closed')
    expect(frames()).toHaveLength(0)
    fake.play('stays')
    link.open()
    await reached('open')
    expect(fake.widgets).toHaveLength(2)
  })

  it('is kept by open() while the widget is shown', async () => {
    const { link, fake, reached } = openHost('stays')
    link.open()
    link.open()
    await reached('open')
    link.open()
    expect(fake.widgets).toHaveLength(1)
  })

  it('may be answered by destroy(), and then no pop-up is left', async () => {
    const opened = vi.spyOn(window, 'open')
    const { link, callbacks } = openHost('stays', { mode: 'popup' })
    link.subscribe(() => {
      if (link.state === 'loading') link.destroy()
    })
    link.open()
    expect(link.state).toBe('closed')
    expect(callbacks.onExit).toHaveBeenCalledOnce()
    expect(opened.mock.results.map(({ value }) => value?.closed)).not.toContain(false)
  })

  it('is not told to a listener that unsubscribed', async () => {
    const { link, reached } = openHost('stays')
    const listener = vi.fn()
    link.subscribe(listener)()
    link.open()
    await reached('open')
    expect(listener).not.toHaveBeenCalled()
  })
})

it('a listener that stops and starts to listen again is called once for each change', async () => {
  const { link, states, reached } = openHost('stays')
  const listener = vi.fn(() => {
    stop()
    if (listener.mock.calls.length < 20) stop = link.subscribe(listener)
  })
  let stop = link.subscribe(listener)
  link.open()
  await reached('open')
  expect(listener).toHaveBeenCalledTimes(states.length - 1)
})
