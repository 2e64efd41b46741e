// @vitest-environment jsdom
/** The errors of a link. */
import { describe, expect, it } from 'vitest'
import { frames, openHost, widgetOrigin } from './support/host.ts'

describe('errors have codes', () => {
  const container = '#nowhere'
  const detached = document.createElement('div')
  const rejects = () => Promise.reject(new Error('500'))
  const isEmpty = async () => ''
  it.each([
    ['URL_INVALID', { url: 'http://' }],
    ['URL_INVALID', { url: 'javascript:alert(1)' }],
    ['URL_INVALID', { url: '' }],
    ['URL_INVALID', { url: undefined as unknown as string }],
    ['URL_INVALID', { url: null as unknown as string }],
    ['CONTAINER_MISSING', { mode: 'inline', container }],
    ['CONTAINER_MISSING', { mode: 'inline', container: detached }],
    ['TOKEN_FAILED', { token: rejects }],
    ['TOKEN_FAILED', { token: isEmpty }],
    ['TOKEN_FAILED', { token: () => new Promise<string>(() => {}), timeout: 20 }],
  ] as const)('%s', async (code, options) => {
    const { link, callbacks, reached } = openHost('stays', options)
    link.open()
    await reached('failed')
    expect(link.error).toMatchObject({ code, message: expect.stringMatching(/\w/) })
    expect(callbacks.onExit).toHaveBeenCalledExactlyOnceWith(link.error, expect.anything())
    expect(frames()).toHaveLength(0)
  })

  it('WIDGET_TIMEOUT: the widget never answers', async () => {
    const { link, callbacks, reached } = openHost('never-answers', { timeout: 20 })
    link.open()
    await reached('failed')
    expect(link.error).toMatchObject({ code: 'WIDGET_TIMEOUT', params: { timeout: 20 } })
    expect(callbacks.onExit).toHaveBeenCalledTimes(1)
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
    const { link, callbacks, reached } = openHost('stays', { signal: controller.signal })
    link.open()
    await reached('open')
    controller.abort()
    expect([link.state, link.error?.code]).toEqual(['closed', 'ABORTED'])
    link.open()
    expect([link.state, link.error?.code]).toEqual(['closed', 'ABORTED'])
    expect(callbacks.onExit).toHaveBeenCalledTimes(2)
  })
})
