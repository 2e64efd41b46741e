// @vitest-environment jsdom
/** A widget that has said hello and does not use its port yet, or never does because its file for the channel is missing. */
import { describe, expect, it, vi } from 'vitest'
import { dispatchMessage } from '../../src/embed/testing/index.ts'
import { openHost, widgetOrigin } from './support/host.ts'

async function openEarly(options: Parameters<typeof openHost>[1] = {}) {
  const host = openHost('never-answers', { mode: 'inline', container: document.body, ...options })
  const opened = vi.spyOn(window, 'open')
  host.link.open()
  await vi.waitFor(() => expect(host.fake.widgets).toHaveLength(1))
  const widget = opened.mock.results[0]?.value ?? document.querySelector('iframe')?.contentWindow
  const ports: MessagePort[] = []
  widget.postMessage = (_data: unknown, _origin: string, [port]: MessagePort[]) => port && ports.push(port)
  const post = (action: string, more = {}) =>
    dispatchMessage(widget, widgetOrigin, { action: `tieline-${action}`, v: 1, id: 'id', ...more })
  const hello = () => post('hello', { nonce: `nonce-${ports.length}`, versions: [1] })
  hello()
  const send = (message: object) => ports.at(-1)?.postMessage({ v: 1, ...message })
  return { ...host, widget, post, hello, send }
}

describe('before the first message of the port', () => {
  it('plain messages tell success and end', async () => {
    const { link, callbacks, post, events } = await openEarly()
    post('success', { public_token: 'public-sandbox-plain', session: { flow: 'connect' } })
    expect(events()).toEqual(['HANDOFF'])
    const [token, metadata] = callbacks.onSuccess.mock.calls[0] ?? []
    expect(token).toBe('public-sandbox-plain')
    for (const key of ['action', 'v', 'id', 'session']) expect(metadata).not.toHaveProperty(key)
    post('close-iframe')
    expect(link.state).toBe('closed')
    expect([callbacks.onSuccess.mock.calls.length, callbacks.onExit.mock.calls.length]).toEqual([1, 0])
  })

  it('a plain error is the reason of the exit', async () => {
    const { callbacks, post } = await openEarly()
    post('error', { reason: 'ClientInfo' })
    post('close-iframe')
    expect(callbacks.onExit.mock.calls[0]?.[0]).toMatchObject({
      code: 'WIDGET_ERROR',
      params: { reason: 'ClientInfo' },
    })
  })

  it.each([
    ['another window', window, widgetOrigin],
    ['another origin', null, `${widgetOrigin}.evil.example`],
  ])('a plain message of %s has no effect', async (_, source, origin) => {
    const { link, callbacks, widget } = await openEarly()
    for (const action of ['tieline-success', 'tieline-close-iframe'])
      dispatchMessage(source ?? widget, origin, { action, v: 1, id: 'id', public_token: 'forged' })
    expect([link.state, callbacks.onSuccess.mock.calls, callbacks.onExit.mock.calls]).toEqual(['loading', [], []])
  })

  it('the time limit no longer counts, so that a slow first screen is no error', async () => {
    const timed = vi.spyOn(globalThis, 'setTimeout')
    const cleared = vi.spyOn(globalThis, 'clearTimeout')
    await openEarly({ timeout: 123_456 })
    const timer = timed.mock.results[timed.mock.calls.findIndex(([, ms]) => ms === 123_456)]?.value
    expect(timer).toBeDefined()
    expect(cleared).toHaveBeenCalledWith(timer)
  })

  it('a pop-up that the user closes has failed, but not after a success', async () => {
    const isClosedBy = (succeeds: boolean) =>
      openEarly({ mode: 'popup' }).then(({ link, callbacks, post, widget }) => {
        if (succeeds) post('success', { public_token: 'public-sandbox-plain' })
        widget.close()
        link.exit()
        return [
          link.state,
          link.error?.code ?? null,
          callbacks.onSuccess.mock.calls.length,
          callbacks.onExit.mock.calls.length,
        ]
      })
    expect(await isClosedBy(false)).toEqual(['failed', 'POPUP_CLOSED', 0, 1])
    vi.restoreAllMocks()
    expect(await isClosedBy(true)).toEqual(['closed', null, 1, 0])
  })
})

describe('a port that comes after plain messages', () => {
  it('tells no success again', async () => {
    const { link, callbacks, post, send, events } = await openEarly()
    post('success', { public_token: 'public-sandbox-plain' })
    send({ type: 'success', result: { public_token: 'public-sandbox-plain' } })
    send({ type: 'event', name: 'HANDOFF', metadata: {}, ts: 1 })
    send({ type: 'close' })
    await vi.waitFor(() => expect(link.state).toBe('closed'))
    expect(events()).toEqual(['HANDOFF'])
    expect(callbacks.onSuccess).toHaveBeenCalledTimes(1)
  })

  it('is the only one that tells the event of an error', async () => {
    const { post, send, events } = await openEarly()
    post('error', { reason: 'ClientInfo' })
    expect(events()).toEqual([])
    send({ type: 'error', reason: 'ClientInfo' })
    send({ type: 'event', name: 'ERROR', metadata: { error_code: 'ClientInfo' }, ts: 1 })
    await vi.waitFor(() => expect(events()).toEqual(['ERROR']))
  })

  it('is heard alone until the page loads again', async () => {
    const { link, callbacks, post, send, hello, reached } = await openEarly()
    send({ type: 'ready' })
    await reached('open')
    post('success', { public_token: 'public-sandbox-plain' })
    expect(callbacks.onSuccess).not.toHaveBeenCalled()
    hello()
    expect(link.state).toBe('loading')
    post('success', { public_token: 'public-sandbox-plain' })
    expect(callbacks.onSuccess).toHaveBeenCalledTimes(1)
  })
})
