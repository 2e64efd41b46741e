// @vitest-environment jsdom
/** Frames that the page removes, pop-ups and redirects. */
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { frames, openHost } from './support/host.ts'

describe('an overlay', () => {
  const closeButtons = () =>
    [...document.documentElement.children].flatMap(({ shadowRoot }) => [
      ...(shadowRoot?.querySelectorAll('button:not([hidden])') ?? []),
    ])

  it('has a Close button while its widget loads', async () => {
    const { link } = openHost('never-answers')
    link.open()
    await vi.waitFor(() => expect(frames()).toHaveLength(1))
    expect(closeButtons()).toHaveLength(1)
    link.destroy()
  })

  it('has a Close button again when its widget loads again, and none once something is drawn', async () => {
    const { link, fake, reached } = openHost('stays')
    const seen: string[] = []
    link.subscribe(() => seen.push(`${link.state} ${closeButtons().length}`))
    link.open()
    await reached('open')
    fake.widgets[0]?.load()
    await vi.waitFor(() => expect(seen).toEqual(['loading 0', 'open 0', 'loading 1', 'open 0']))
  })

  it('works where the page has replaced `remove` by one that fails without a parent', async () => {
    const { remove } = Element.prototype
    onTestFinished(() => {
      Element.prototype.remove = remove
    })
    Element.prototype.remove = function () {
      ;(this.parentNode as ParentNode & Node).removeChild(this)
    }
    const { link, callbacks, fake, reached } = openHost('stays')
    link.open()
    await reached('open')
    fake.widgets[0]?.load()
    await vi.waitFor(() => expect(callbacks.onLoad).toHaveBeenCalledTimes(2))
    remove.call(document.documentElement.lastElementChild as Element)
    await reached('closed')
    expect(callbacks.onExit).toHaveBeenCalledOnce()
  })
})

describe('a widget that the page removed', () => {
  function openInline() {
    const container = document.body.appendChild(document.createElement('div'))
    const host = openHost('stays', { mode: 'inline', container: () => document.body.querySelector('div') })
    host.link.open()
    return { ...host, container }
  }

  it('has ended, also before it was drawn', async () => {
    const { link, callbacks, container, reached } = openInline()
    await vi.waitFor(() => expect(container.children).toHaveLength(1))
    container.replaceChildren()
    await reached('closed')
    expect(link.error).toBeNull()
    expect(callbacks.onExit).toHaveBeenCalledExactlyOnceWith(null, expect.anything())
    container.remove()
  })

  it('has ended also where its container was in a shadow root that was removed', async () => {
    const outer = document.body.appendChild(document.createElement('div'))
    const inner = outer.attachShadow({ mode: 'closed' }).appendChild(document.createElement('div'))
    const { link, reached } = openHost('stays', { mode: 'inline', container: inner })
    link.open()
    await reached('open')
    outer.remove()
    await reached('closed')
  })

  it('is noticed without a timer', async () => {
    const timers = vi.spyOn(window, 'setInterval')
    const overlay = openHost('stays')
    overlay.link.open()
    await overlay.reached('open')
    document.documentElement.lastElementChild?.remove()
    await overlay.reached('closed')
    expect(timers.mock.calls.filter(([, ms]) => ms === 300)).toEqual([])
  })

  it('is opened again in another container at once', async () => {
    const { link, callbacks, container, reached, fake } = openInline()
    await reached('open')
    const next = document.createElement('div')
    container.replaceWith(next)
    link.open()
    expect(callbacks.onExit).toHaveBeenCalledTimes(1)
    await reached('open')
    expect(next.children).toHaveLength(1)
    expect(fake.widgets).toHaveLength(2)
    next.remove()
  })
})

describe('a pop-up', () => {
  it('tells the same as a frame, and is closed at the end', async () => {
    const { link, callbacks, reached } = openHost('success', { mode: 'popup' })
    const opened = vi.spyOn(window, 'open')
    link.open()
    await reached('closed')
    expect(callbacks.onSuccess).toHaveBeenCalledTimes(1)
    expect(opened.mock.results.at(-1)?.value.closed).toBe(true)
    opened.mockRestore()
  })

  it('stays for another token, which is loaded in the same window', async () => {
    const { link, callbacks, fake, reached } = openHost('stays', { mode: 'popup' })
    const opened = vi.spyOn(window, 'open')
    link.open()
    await reached('open')
    link.update({ token: 'link-sandbox-2' })
    await vi.waitFor(() => expect(fake.widgets).toHaveLength(2))
    await reached('open')
    expect(opened).toHaveBeenCalledTimes(1)
    const popup = opened.mock.results[0]?.value
    expect(popup.closed).toBe(false)
    expect(callbacks.onExit).not.toHaveBeenCalled()
    link.destroy()
    expect(popup.closed).toBe(true)
    expect(callbacks.onExit).toHaveBeenCalledTimes(1)
  })

  it('does not open without a click when a preloaded link changes to it', async () => {
    const { link, callbacks, reached } = openHost('stays')
    const opened = vi.spyOn(window, 'open')
    link.preload()
    await reached('ready')
    link.update({ mode: 'popup' })
    expect(opened).not.toHaveBeenCalled()
    expect(link.state).toBe('closed')
    expect(callbacks.onExit).not.toHaveBeenCalled()
    link.open()
    await reached('open')
    expect(opened).toHaveBeenCalledTimes(1)
  })

  it('is closed for another mode', async () => {
    const { link, reached } = openHost('stays', { mode: 'popup' })
    const opened = vi.spyOn(window, 'open')
    link.open()
    await reached('open')
    link.update({ mode: 'overlay' })
    await reached('open')
    expect(opened.mock.results[0]?.value.closed).toBe(true)
    expect(frames()).toHaveLength(1)
  })

  it('is looked at until it ends, and no longer', async () => {
    const { link, reached } = openHost('stays', { mode: 'popup' })
    const [started, stopped] = [vi.spyOn(window, 'setInterval'), vi.spyOn(window, 'clearInterval')]
    link.open()
    await reached('open')
    const looking = started.mock.results.filter((_, index) => started.mock.calls[index]?.[1] === 300)
    expect(looking).toHaveLength(1)
    link.destroy()
    expect(stopped).toHaveBeenCalledWith(looking[0]?.value)
  })

  it('that the user closes ends the session', async () => {
    const { link, callbacks, reached } = openHost('stays', { mode: 'popup' })
    const opened = vi.spyOn(window, 'open')
    link.open()
    await reached('open')
    opened.mock.results.at(-1)?.value.close()
    await reached('closed')
    expect(callbacks.onExit).toHaveBeenCalledWith(null, expect.anything())
  })

  it('that the user closes is opened again by the next click', async () => {
    const { link, callbacks, reached } = openHost('stays', { mode: 'popup' })
    const opened = vi.spyOn(window, 'open')
    link.open()
    await reached('open')
    opened.mock.results[0]?.value.close()
    link.open()
    await reached('open')
    expect(opened).toHaveBeenCalledTimes(2)
    expect(callbacks.onExit).toHaveBeenCalledTimes(1)
  })
})

describe('a redirect', () => {
  it('ends when the user comes back to the page as it was left, so that open() works again', async () => {
    const { link, callbacks, reached } = openHost('stays', {
      mode: 'redirect',
      return_url: 'https://host.example.com/back',
    })
    link.open()
    await vi.waitFor(() => expect(link.href).toContain('return_url=https%3A%2F%2Fhost.example.com%2Fback'))
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
    expect(link.state).toBe('loading')
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await reached('closed')
    expect(callbacks.onExit).toHaveBeenCalledExactlyOnceWith(null, expect.anything())
  })

  it('has no time limit for the way to the widget, which cannot answer', async () => {
    const timed = vi.spyOn(globalThis, 'setTimeout')
    const cleared = vi.spyOn(globalThis, 'clearTimeout')
    const { link } = openHost('stays', { mode: 'redirect', timeout: 123_456 })
    link.open()
    await vi.waitFor(() => expect(cleared).toHaveBeenCalled())
    const timer = timed.mock.results[timed.mock.calls.findIndex(([, ms]) => ms === 123_456)]?.value
    expect(cleared.mock.calls[0]).toEqual([timer])
    expect(link.state).toBe('loading')
  })
})
