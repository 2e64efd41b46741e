// @vitest-environment jsdom
/** States, callbacks, tokens and errors of a link, with a fake widget. */
import { describe, expect, it, vi } from 'vitest'
import { dispatchMessage, type Scenario } from '../../src/embed/testing/index.ts'
import { openHost, widgetOrigin } from './support/host.ts'

const frames = () =>
  [...document.documentElement.children].flatMap(({ shadowRoot }) => [
    ...(shadowRoot?.querySelectorAll('iframe') ?? []),
  ])

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

  it('is not told to a listener that unsubscribed', async () => {
    const { link, reached } = openHost('stays')
    const listener = vi.fn()
    link.subscribe(listener)()
    link.open()
    await reached('open')
    expect(listener).not.toHaveBeenCalled()
  })
})

describe('exactly one callback ends each open()', () => {
  const ends: readonly [Scenario, 'onSuccess' | 'onExit'][] = [
    ['success', 'onSuccess'],
    ['exit', 'onExit'],
    ['error', 'onExit'],
    ['old-version', 'onSuccess'],
    ['new-version', 'onSuccess'],
  ]
  it.each(ends)('%s: %s', async (scenario, callback) => {
    const { link, told, reached } = openHost(scenario)
    link.open()
    await reached('closed')
    link.destroy()
    link.exit({ force: true })
    expect(told.onSuccess.mock.calls.length + told.onExit.mock.calls.length).toBe(1)
    expect(told[callback]).toHaveBeenCalledTimes(1)
  })

  it('onSuccess has the token, and the result and the place as metadata', async () => {
    const { link, told, reached, events } = openHost('success')
    link.open()
    await reached('closed')
    expect(told.onSuccess).toHaveBeenCalledWith(
      'public-sandbox-fake',
      expect.objectContaining({ job_guid: 'job-fake', flow: 'connect', view: 'credentials' }),
    )
    expect(events()).toEqual(['OPEN', 'TRANSITION_VIEW', 'SELECT_SOURCE', 'SUBMIT_CREDENTIALS', 'HANDOFF'])
  })

  it('a result without a token tells null', async () => {
    const { link, told, fake, reached } = openHost('stays')
    link.open()
    await reached('open')
    fake.widgets[0]?.succeed({ job_guid: 'job' })
    await vi.waitFor(() =>
      expect(told.onSuccess).toHaveBeenCalledWith(null, expect.objectContaining({ job_guid: 'job' })),
    )
  })

  it('onExit names the error that made the user leave', async () => {
    const { link, told, reached } = openHost('error')
    link.open()
    await reached('closed')
    const [error, metadata] = told.onExit.mock.calls[0] ?? []
    expect(error).toMatchObject({ code: 'WIDGET_ERROR', params: { reason: 'InvalidCredentials' } })
    expect(metadata).toMatchObject({ exit_status: 'consent' })
  })

  it('an error before open() is named too', async () => {
    const { link, told, fake, reached } = openHost('stays')
    link.preload()
    await reached('ready')
    fake.widgets[0]?.send({ type: 'error', reason: 'ClientInfo' })
    link.open()
    await vi.waitFor(() => expect(told.onEvent).toHaveBeenCalledWith('TRANSITION_VIEW', expect.anything()))
    fake.widgets[0]?.exit()
    await reached('closed')
    expect(told.onExit.mock.calls[0]?.[0]).toMatchObject({ params: { reason: 'ClientInfo' } })
  })

  it('an error is forgotten once the user goes on', async () => {
    const { link, told, fake, reached } = openHost('stays')
    link.open()
    await reached('open')
    fake.widgets[0]?.fail('InvalidCredentials')
    fake.widgets[0]?.event('SUBMIT_CREDENTIALS')
    fake.widgets[0]?.exit()
    await reached('closed')
    expect(told.onExit).toHaveBeenCalledWith(null, expect.anything())
  })

  it('destroy() ends an open session with EXIT at the place of the user', async () => {
    const { link, told, reached, events } = openHost('stays')
    link.open()
    await reached('open')
    await vi.waitFor(() => expect(events()).toContain('TRANSITION_VIEW'))
    link.destroy()
    expect(events().at(-1)).toBe('EXIT')
    expect(told.onExit).toHaveBeenCalledWith(null, expect.objectContaining({ exit_status: 'consent' }))
  })

  it('nothing is told of a session that was only preloaded', async () => {
    const { link, told, reached } = openHost('success')
    link.preload()
    await reached('ready')
    link.destroy()
    expect(told.onEvent).not.toHaveBeenCalled()
    expect(told.onExit).not.toHaveBeenCalled()
    expect(link.state).toBe('closed')
  })

  it('a callback that throws stops nothing', async () => {
    const rejected = vi.fn()
    process.once('unhandledRejection', rejected)
    const { link, told, reached } = openHost('exit', {
      onLoad: () => {
        throw new Error('of the host')
      },
    })
    link.open()
    await reached('closed')
    expect(told.onExit).toHaveBeenCalledTimes(1)
    await vi.waitFor(() => expect(rejected).toHaveBeenCalled())
  })
})

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
    const { link, told, reached } = openHost('never-answers')
    link.open()
    await vi.waitFor(() => expect(frames()).toHaveLength(1))
    link.exit()
    await reached('closed')
    expect(told.onExit).toHaveBeenCalledWith(null, expect.anything())
  })

  it('to go back, and says whether it went', async () => {
    const { link, reached } = openHost('stays')
    expect(await link.back()).toBe(false)
    link.open()
    await reached('open')
    expect(await link.back()).toBe(false)
    const asked = link.back()
    link.destroy()
    expect(await asked).toBe(false)
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
})

describe('the token', () => {
  it('may be fetched, for each session again', async () => {
    const token = vi.fn(async () => 'link-sandbox-2')
    const { link, reached, fake } = openHost('exit', { token })
    link.open()
    await reached('closed')
    link.open()
    await reached('closed')
    expect(token).toHaveBeenCalledTimes(2)
    expect(fake.widgets).toHaveLength(2)
  })

  it('is in the address, with the origin of the page', async () => {
    const { link, reached } = openHost('stays', { source_id: 'cfe' })
    link.open()
    await reached('open')
    const { origin, searchParams } = new URL(frames()[0]?.src ?? '')
    expect(origin).toBe(widgetOrigin)
    expect(Object.fromEntries(searchParams)).toEqual({
      token: 'link-sandbox-1',
      source_id: 'cfe',
      origin: location.origin,
    })
    expect(link.href).toBe(frames()[0]?.src)
  })

  it('is awaited where it is null', async () => {
    const { link, reached, fake } = openHost('stays', { token: null })
    link.open()
    expect(link.state).toBe('loading')
    link.update({ token: 'link-sandbox-3' })
    await reached('open')
    expect(fake.widgets).toHaveLength(1)
  })

  it('is awaited in the pop-up that the click opened', async () => {
    const { link, reached } = openHost('stays', { mode: 'popup', token: null })
    const opened = vi.spyOn(window, 'open')
    link.open()
    link.update({ token: async () => 'link-sandbox-3' })
    await reached('open')
    expect(opened).toHaveBeenCalledTimes(1)
    expect(link.href).toContain('link-sandbox-3')
  })

  it('is renewed in place by the function', async () => {
    const token = vi.fn(async () => 'link-sandbox-2')
    const { link, told, reached, fake } = openHost('token-expired', { token })
    link.open()
    await reached('closed')
    expect(told.onTokenExpired).toHaveBeenCalledTimes(1)
    expect(told.onSuccess).toHaveBeenCalledTimes(1)
    expect(fake.widgets).toHaveLength(1)
  })

  it('is renewed in place by update()', async () => {
    const { link, told, reached, fake } = openHost('token-expired')
    link.open()
    await vi.waitFor(() => expect(told.onTokenExpired).toHaveBeenCalledTimes(1))
    link.update({ token: 'link-sandbox-2' })
    await reached('closed')
    expect(told.onSuccess).toHaveBeenCalledTimes(1)
    expect(fake.widgets).toHaveLength(1)
  })

  it('that changes after the success does not start another session', async () => {
    const { link, told, reached, fake } = openHost('stays')
    link.open()
    await reached('open')
    fake.widgets[0]?.succeed()
    await vi.waitFor(() => expect(told.onSuccess).toHaveBeenCalledTimes(1))
    link.update({ token: 'link-sandbox-2' })
    expect(fake.widgets).toHaveLength(1)
    link.destroy()
    expect(told.onExit).not.toHaveBeenCalled()
    link.open()
    await reached('open')
    expect(new URL(link.href ?? '').searchParams.get('token')).toBe('link-sandbox-2')
  })

  it('that changes otherwise starts again, and another function does not', async () => {
    const { link, told, reached, fake } = openHost('stays')
    link.open()
    await reached('open')
    link.update({ token: 'link-sandbox-2' })
    await reached('open')
    expect(fake.widgets).toHaveLength(2)
    link.update({ token: async () => 'a' })
    await reached('open')
    link.update({ token: async () => 'b' })
    expect(fake.widgets).toHaveLength(3)
    expect(told.onExit).not.toHaveBeenCalled()
  })
})

describe('errors have codes', () => {
  const container = '#nowhere'
  const detached = document.createElement('div')
  const rejects = () => Promise.reject(new Error('500'))
  const isEmpty = async () => ''
  it.each([
    ['URL_INVALID', { url: 'http://' }],
    ['URL_INVALID', { url: 'javascript:alert(1)' }],
    ['CONTAINER_MISSING', { mode: 'inline', container }],
    ['CONTAINER_MISSING', { mode: 'inline', container: detached }],
    ['TOKEN_FAILED', { token: rejects }],
    ['TOKEN_FAILED', { token: isEmpty }],
    ['TOKEN_FAILED', { token: () => new Promise<string>(() => {}), timeout: 20 }],
  ] as const)('%s', async (code, options) => {
    const { link, told, reached } = openHost('stays', options)
    link.open()
    await reached('failed')
    expect(link.error).toMatchObject({ code, message: expect.stringMatching(/\w/) })
    expect(told.onExit).toHaveBeenCalledExactlyOnceWith(link.error, expect.anything())
    expect(frames()).toHaveLength(0)
  })

  it('WIDGET_TIMEOUT: the widget never answers', async () => {
    const { link, told, reached } = openHost('never-answers', { timeout: 20 })
    link.open()
    await reached('failed')
    expect(link.error).toMatchObject({ code: 'WIDGET_TIMEOUT', params: { timeout: 20 } })
    expect(told.onExit).toHaveBeenCalledTimes(1)
  })

  it('POPUP_BLOCKED, with an address to link to', async () => {
    const { link, reached } = openHost('stays', { mode: 'popup' })
    window.open = () => null
    link.open()
    await reached('failed')
    expect(link.error?.code).toBe('POPUP_BLOCKED')
    expect(link.href).toContain(`${widgetOrigin}/?token=link-sandbox-1`)
  })

  it('ABORTED, before and while it is open', async () => {
    const controller = new AbortController()
    const { link, told, reached } = openHost('stays', { signal: controller.signal })
    link.open()
    await reached('open')
    controller.abort()
    expect([link.state, link.error?.code]).toEqual(['closed', 'ABORTED'])
    link.open()
    expect([link.state, link.error?.code]).toEqual(['closed', 'ABORTED'])
    expect(told.onExit).toHaveBeenCalledTimes(2)
  })
})

describe('versions', () => {
  it('a widget without a common version tells success and end by plain messages', async () => {
    const { link, told, reached, events } = openHost('old-version')
    link.open()
    await reached('closed')
    expect(events()).toEqual(['ERROR', 'HANDOFF'])
    expect(told.onEvent).toHaveBeenCalledWith('ERROR', expect.objectContaining({ error_code: 'VERSION_MISMATCH' }))
    expect(told.onSuccess).toHaveBeenCalledWith(
      'public-sandbox-fake',
      expect.objectContaining({ job_guid: 'job-fake' }),
    )
  })

  it('so does a newer widget that knows other versions only', async () => {
    const { link, told, events } = openHost('never-answers', { mode: 'inline', container: document.body })
    link.open()
    await vi.waitFor(() => expect(document.querySelector('iframe')).not.toBeNull())
    const widget = document.querySelector('iframe')?.contentWindow
    const post = (action: string, more = {}) =>
      dispatchMessage(widget, widgetOrigin, { action: `tieline-${action}`, v: 1, id: 'id', ...more })
    post('hello', { nonce: 'nonce', versions: [2, 3] })
    post('success', { public_token: 'public-sandbox-new' })
    post('close-iframe')
    expect(events()).toEqual(['ERROR', 'HANDOFF'])
    expect(told.onSuccess).toHaveBeenCalledExactlyOnceWith('public-sandbox-new', expect.anything())
    expect(link.state).toBe('closed')
  })

  it('messages and keys of a newer widget are ignored', async () => {
    const { link, told, reached } = openHost('new-version')
    link.open()
    await reached('closed')
    expect(told.onSuccess).toHaveBeenCalledTimes(1)
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
    const { link, told, container, reached } = openInline()
    await vi.waitFor(() => expect(container.children).toHaveLength(1))
    container.replaceChildren()
    await reached('closed')
    expect(link.error).toBeNull()
    expect(told.onExit).toHaveBeenCalledExactlyOnceWith(null, expect.anything())
    container.remove()
  })

  it('is opened again in another container at once', async () => {
    const { link, told, container, reached, fake } = openInline()
    await reached('open')
    const next = document.createElement('div')
    container.replaceWith(next)
    link.open()
    expect(told.onExit).toHaveBeenCalledTimes(1)
    await reached('open')
    expect(next.children).toHaveLength(1)
    expect(fake.widgets).toHaveLength(2)
    next.remove()
  })
})

describe('a pop-up', () => {
  it('tells the same as a frame, and is closed at the end', async () => {
    const { link, told, reached } = openHost('success', { mode: 'popup' })
    const opened = vi.spyOn(window, 'open')
    link.open()
    await reached('closed')
    expect(told.onSuccess).toHaveBeenCalledTimes(1)
    expect(opened.mock.results.at(-1)?.value.closed).toBe(true)
    opened.mockRestore()
  })

  it('that the user closes ends the session', async () => {
    const { link, told, reached } = openHost('stays', { mode: 'popup' })
    const opened = vi.spyOn(window, 'open')
    link.open()
    await reached('open')
    opened.mock.results.at(-1)?.value.close()
    await reached('closed')
    expect(told.onExit).toHaveBeenCalledWith(null, expect.anything())
  })

  it('that the user closes is opened again by the next click', async () => {
    const { link, told, reached } = openHost('stays', { mode: 'popup' })
    const opened = vi.spyOn(window, 'open')
    link.open()
    await reached('open')
    opened.mock.results[0]?.value.close()
    link.open()
    await reached('open')
    expect(opened).toHaveBeenCalledTimes(2)
    expect(told.onExit).toHaveBeenCalledTimes(1)
  })
})

describe('a redirect', () => {
  it('ends when the user comes back to the page as it was left, so that open() works again', async () => {
    const { link, told, reached } = openHost('stays', { mode: 'redirect', return_url: 'https://host.example.com/back' })
    link.open()
    await vi.waitFor(() => expect(link.href).toContain('return_url=https%3A%2F%2Fhost.example.com%2Fback'))
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
    expect(link.state).toBe('loading')
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await reached('closed')
    expect(told.onExit).toHaveBeenCalledExactlyOnceWith(null, expect.anything())
  })
})
