// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { createHost } from '../../src/widget/host.ts'

interface Page {
  ancestor?: string
  referrer?: string
  href?: string
  opener?: boolean
  alone?: boolean
}

function pageOf({ ancestor, referrer = '', href = 'https://widget.example/consent', opener, alone }: Page) {
  const postMessage = vi.fn()
  const other = { postMessage }
  const page: Record<string, unknown> = {
    document: { referrer },
    location: { href, ancestorOrigins: ancestor ? [ancestor] : undefined },
  }
  page['parent'] = alone || opener ? page : other
  page['opener'] = opener ? other : null
  return { page: page as unknown as Window, postMessage }
}

const success = { message: 'success', result: { public_token: 'public-1' } } as const

describe('the receiver of the result (docs/host.md)', () => {
  it.each<[string, Page, string | null, string[] | null, string[] | undefined, string | null]>([
    ['the claimed origin', {}, 'https://app.example', null, undefined, 'https://app.example'],
    ['the ancestor', { ancestor: 'https://app.example' }, null, null, undefined, 'https://app.example'],
    ['the referrer', { referrer: 'https://app.example/page?x' }, null, null, undefined, 'https://app.example'],
    [
      'nobody: the frame was reloaded and sees itself',
      { referrer: 'https://widget.example/x' },
      null,
      null,
      undefined,
      null,
    ],
    ['nobody: nothing is known', {}, null, null, undefined, null],
    [
      'nobody: client info does not allow it',
      { ancestor: 'https://evil.example' },
      null,
      ['https://app.example'],
      undefined,
      null,
    ],
    [
      'nobody: the configuration does not',
      { ancestor: 'https://evil.example' },
      null,
      null,
      ['https://app.example'],
      null,
    ],
    ['nobody: no browser takes it for an address', {}, 'https://1.2.3.999', null, undefined, null],
    [
      'the opener, where there is no parent',
      { opener: true, referrer: 'https://app.example/' },
      null,
      null,
      undefined,
      'https://app.example',
    ],
  ])('%s', (_, given, parameter, client, configured, target) => {
    const { page, postMessage } = pageOf(given)
    const host = createHost(page, configured ? { allowedHostOrigins: configured } : {}, parameter, vi.fn())
    host.allow(client)
    host.notify(success)
    const [body, to] = postMessage.mock.calls[0] ?? []
    expect(to).toBe(target ?? '*')
    if (target) expect(body).toMatchObject({ action: 'tieline-success', public_token: 'public-1', v: 1 })
    else expect(body).toEqual({ action: 'tieline-error', reason: 'OriginUnverified', v: 1, id: expect.any(String) })
  })

  it('says nothing without a listener', () => {
    const { page } = pageOf({ alone: true })
    expect(() => createHost(page, null, null, vi.fn()).notify(success)).not.toThrow()
  })

  it('says nothing after the close message: the user has left', () => {
    const { page, postMessage } = pageOf({})
    const host = createHost(page, null, null, vi.fn())
    host.notify({ message: 'close' })
    host.notify({ message: 'error', reason: 'ClientInfo' })
    host.notify(success)
    expect(postMessage.mock.calls.map(([{ action }]) => action)).toEqual(['tieline-close-iframe'])
  })

  it('names the flow as soon as it is known', () => {
    const { page, postMessage } = pageOf({})
    const host = createHost(page, null, null, vi.fn())
    host.notify({ message: 'click-outside' })
    const session = { flow: 'connect', version: 1, variant: 'acme' }
    host.identify(session)
    host.notify({ message: 'close' })
    expect(postMessage.mock.calls.map(([body]) => body.session)).toEqual([undefined, session])
  })

  it('tells all listeners, also where the first one throws', async () => {
    const warn = vi.fn()
    const host = createHost(pageOf({}).page, null, null, warn)
    const planted = new Error('planted')
    const heard = vi.fn()
    const breaks = () => {
      throw planted
    }
    host.notify({ message: 'click-outside' })
    for (const listener of [breaks, heard]) host.attach(Promise.resolve(listener))
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1))
    expect(() => host.notify(success)).not.toThrow()
    expect(heard).toHaveBeenCalledTimes(2)
    expect(warn.mock.calls).toEqual([[planted], [planted]])
  })

  it('repeats to a later listener what was said, until the session is over', async () => {
    const host = createHost(pageOf({}).page, null, null, vi.fn())
    const messagesOf = async () => {
      const heard = vi.fn()
      host.attach(Promise.resolve(heard))
      await Promise.resolve()
      return heard.mock.calls.map(([{ message }]) => message.message)
    }
    host.notify(success)
    expect(await messagesOf()).toEqual(['success'])
    host.notify({ message: 'close' })
    expect(await messagesOf()).toEqual([])
  })

  it('names its messages as configured', () => {
    const { page, postMessage } = pageOf({})
    createHost(page, { messagePrefix: 'acme' }, null, vi.fn()).notify({ message: 'close' })
    expect(postMessage.mock.calls[0]?.[0]).toMatchObject({ action: 'acme-close-iframe' })
  })
})
