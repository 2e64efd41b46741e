// @vitest-environment jsdom
/** What a link asks of its widget, and widgets of other versions. */
import { describe, expect, it, vi } from 'vitest'
import type { Theme } from '../../src/embed/index.ts'
import { dispatchMessage } from '../../src/embed/testing/index.ts'
import { frames, openHost, widgetOrigin } from './support/host.ts'

describe('the widget is asked', () => {
  it('to exit, and with force at once', async () => {
    const { link, fake, reached } = openHost('stays')
    link.open()
    await reached('open')
    link.exit({ force: true })
    await reached('closed')
    expect(fake.widgets[0]?.received).toContainEqual({ v: 1, type: 'exit', force: true })
  })

  it('to exit, unless it does not answer: then it is removed', async () => {
    const { link, callbacks, reached } = openHost('never-answers')
    link.open()
    await vi.waitFor(() => expect(frames()).toHaveLength(1))
    link.exit()
    await reached('closed')
    expect(callbacks.onExit).toHaveBeenCalledWith(null, expect.anything())
  })

  it('to go back, and says whether it went', async () => {
    const { link, reached } = openHost('stays')
    expect(await link.back()).toBe(false)
    link.open()
    await reached('open')
    expect(await link.back()).toBe(false)
  })

  it('to go back, unless its page reloads or is removed before it answers', async () => {
    const { link, fake, reached } = openHost('stays')
    link.open()
    await reached('open')
    const asked = [link.back()]
    fake.widgets[0]?.load()
    expect(await asked[0]).toBe(false)
    await reached('open')
    asked.push(link.back())
    link.destroy()
    expect(await asked[1]).toBe(false)
  })

  it('to go back, whatever it answers', async () => {
    const { link, fake, callbacks, reached } = openHost('stays')
    link.open()
    await reached('open')
    const send = fake.widgets[0]?.send as (message: object) => void
    for (const request of ['push', 'set', 'length', '__proto__', -1, null, { toString: null }])
      send({ type: 'back', request, went: true })
    expect(await link.back()).toBe(false)
    link.destroy()
    expect(link.state).toBe('closed')
    expect(callbacks.onExit).toHaveBeenCalledTimes(1)
  })

  it('to change its theme, without a restart', async () => {
    const { link, fake, reached } = openHost('stays', { theme: { mode: 'light' } })
    link.open()
    await reached('open')
    link.update({ theme: { mode: 'light' } })
    link.update({ theme: { mode: 'dark' } })
    await vi.waitFor(() =>
      expect(fake.widgets[0]?.received.filter(({ type }) => type === 'theme')).toEqual([
        { v: 1, type: 'theme', theme: { mode: 'light' } },
        { v: 1, type: 'theme', theme: { mode: 'dark' } },
      ]),
    )
    expect(fake.widgets).toHaveLength(1)
  })

  it('to change its theme, also one that a library has made a proxy of, or to have none', async () => {
    const reactive = (theme: Theme): Theme => new Proxy(theme, {})
    const { link, fake, reached } = openHost('stays', { theme: reactive({ mode: 'light' }) })
    link.open()
    await reached('open')
    link.update({ theme: reactive({ mode: 'dark' }), source_id: 'cfe' })
    await vi.waitFor(() => expect(fake.widgets).toHaveLength(2))
    await reached('open')
    link.update({ theme: undefined })
    const themes = () =>
      fake.widgets.map(({ received }) => received.flatMap((each) => ('theme' in each ? each.theme : [])))
    await vi.waitFor(() => expect(themes()[1]).toEqual([{ mode: 'dark' }, {}]))
  })
})

describe('versions', () => {
  it('a widget without a common version tells success and end by plain messages', async () => {
    const { link, callbacks, reached, events } = openHost('old-version')
    link.open()
    await reached('closed')
    expect(events()).toEqual(['ERROR', 'HANDOFF'])
    expect(callbacks.onEvent).toHaveBeenCalledWith('ERROR', expect.objectContaining({ error_code: 'VERSION_MISMATCH' }))
    expect(callbacks.onSuccess).toHaveBeenCalledWith(
      'public-sandbox-fake',
      expect.objectContaining({ job_guid: 'job-fake' }),
    )
  })

  it('so does a newer widget that knows other versions only', async () => {
    const { link, callbacks, events } = openHost('never-answers', { mode: 'inline', container: document.body })
    link.open()
    await vi.waitFor(() => expect(document.querySelector('iframe')).not.toBeNull())
    const widget = document.querySelector('iframe')?.contentWindow
    const post = (action: string, more = {}) =>
      dispatchMessage(widget, widgetOrigin, { action: `tieline-${action}`, v: 1, id: 'id', ...more })
    post('hello', { nonce: 'nonce', versions: [2, 3] })
    post('success', { public_token: 'public-sandbox-new' })
    post('close-iframe')
    expect(events()).toEqual(['ERROR', 'HANDOFF'])
    expect(callbacks.onSuccess).toHaveBeenCalledExactlyOnceWith('public-sandbox-new', expect.anything())
    expect(link.state).toBe('closed')
  })

  it('plain messages before the hello are those of an earlier page of the window, and are ignored', async () => {
    const { link, callbacks } = openHost('never-answers', { mode: 'inline', container: document.body })
    link.open()
    await vi.waitFor(() => expect(document.querySelector('iframe')).not.toBeNull())
    const widget = document.querySelector('iframe')?.contentWindow
    for (const action of ['success', 'close-iframe'])
      dispatchMessage(widget, widgetOrigin, { action: `tieline-${action}`, v: 1, id: 'id' })
    expect([link.state, callbacks.onSuccess.mock.calls, callbacks.onExit.mock.calls]).toEqual(['loading', [], []])
  })

  it('messages and keys of a newer widget are ignored', async () => {
    const { link, callbacks, reached } = openHost('new-version')
    link.open()
    await reached('closed')
    expect(callbacks.onSuccess).toHaveBeenCalledTimes(1)
  })
})
