import { describe, expect, it, vi } from 'vitest'
import type { HostMessage } from '../../src/messages/index.ts'
import { createWebView } from '../../src/widget/web-view.ts'

const success = { message: 'success', result: { public_token: 'p' } } as const
const post = { body: { action: '', v: 1, id: '' }, target: '*' } as const

function open(results: boolean, prefix = 'tieline') {
  const native = vi.fn()
  const webkit = vi.fn()
  const page = {
    ReactNativeWebView: { postMessage: native },
    webkit: { messageHandlers: { [prefix]: { postMessage: webkit } } },
  }
  const listener = createWebView(page, prefix, { results })
  const tell = (message: HostMessage) => listener({ kind: 'message', message, post, session: null })
  return {
    native: () => native.mock.calls.map(([text]) => JSON.parse(text)),
    webkit: () => webkit.mock.calls.flat(),
    tell,
  }
}

describe('an app with a web view', () => {
  it('receives the messages of a host, as JSON and as an object', () => {
    const { native, webkit, tell } = open(false, 'acme')
    tell({ message: 'error', reason: 'Timeout' })
    tell({ message: 'close' })
    for (const received of [native(), webkit()])
      expect(received).toMatchObject([
        { action: 'acme-error', reason: 'Timeout', v: 1 },
        { action: 'acme-close-iframe' },
      ])
  })

  it('receives the result if the configuration says so', () => {
    const { native, webkit, tell } = open(true)
    tell(success)
    for (const received of [native(), webkit()])
      expect(received).toMatchObject([{ action: 'tieline-success', public_token: 'p' }])
  })

  it('receives no result otherwise', () => {
    const { native, webkit, tell } = open(false)
    tell(success)
    for (const received of [native(), webkit()])
      expect(received).toEqual([{ action: 'tieline-error', reason: 'OriginUnverified', v: 1, id: expect.any(String) }])
  })

  it('may lack both', () => {
    expect(() =>
      createWebView({}, 'tieline', { results: true })({ kind: 'message', message: success, post, session: null }),
    ).not.toThrow()
  })
})
