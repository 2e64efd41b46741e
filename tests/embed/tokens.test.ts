// @vitest-environment jsdom
/** The token of a link: given, fetched, awaited and renewed. */
import { describe, expect, it, vi } from 'vitest'
import { frames, openHost, widgetOrigin } from './support/host.ts'

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

  it('loses the line break after it', async () => {
    const { link, reached } = openHost('stays', { token: async () => 'link-sandbox-2\r\n' })
    link.open()
    await reached('open')
    expect(new URL(link.href ?? '').searchParams.get('token')).toBe('link-sandbox-2')
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
    const { link, callbacks, reached, fake } = openHost('token-expired', { token })
    link.open()
    await reached('closed')
    expect(callbacks.onTokenExpired).toHaveBeenCalledTimes(1)
    expect(callbacks.onSuccess).toHaveBeenCalledTimes(1)
    expect(fake.widgets).toHaveLength(1)
  })

  it.each<[how: string, later: () => string | Promise<string>]>([
    ['returns it', () => 'link-sandbox-2'],
    ['promises it', async () => 'link-sandbox-2'],
  ])('may come from a function that %s, at first and after it has expired', async (_, token) => {
    const { link, callbacks, reached, fake } = openHost('token-expired', { token })
    link.open()
    await reached('closed')
    expect(fake.widgets[0]?.received).toContainEqual({ v: 1, type: 'token', token: 'link-sandbox-2' })
    expect(callbacks.onSuccess).toHaveBeenCalledTimes(1)
  })

  it.each<[how: string, later: () => string | Promise<string>]>([
    [
      'throws',
      () => {
        throw new Error('500')
      },
    ],
    [
      'rejects',
      async () => {
        throw new Error('500')
      },
    ],
    ['gives none', () => ''],
  ])('that has expired and whose function %s then is the reason of the exit', async (_, later) => {
    const token = vi.fn(later).mockReturnValueOnce('link-sandbox-1')
    const { link, callbacks, fake, reached } = openHost('token-expired', { token })
    link.open()
    await vi.waitFor(() => expect(token).toHaveBeenCalledTimes(2))
    await Promise.resolve()
    fake.widgets[0]?.exit()
    await reached('closed')
    expect(callbacks.onExit).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ code: 'TOKEN_FAILED' }),
      expect.anything(),
    )
  })

  it.each([
    [{ link_token: 'link-sandbox-1' }, 'object'],
    [7, 'number'],
    [undefined, 'undefined'],
  ])('that resolves to %j is no token: the error names what came', async (given, came) => {
    const token = async () => given as unknown as string
    const { link, callbacks, reached, fake } = openHost('stays', { token })
    link.open()
    await reached('failed')
    const [error] = callbacks.onExit.mock.calls[0] ?? []
    expect(error).toMatchObject({ code: 'TOKEN_FAILED', params: { cause: { message: came } } })
    expect(fake.widgets).toHaveLength(0)
  })

  it('is renewed in place by update()', async () => {
    const { link, callbacks, reached, fake } = openHost('token-expired')
    link.open()
    await vi.waitFor(() => expect(callbacks.onTokenExpired).toHaveBeenCalledTimes(1))
    link.update({ token: 'link-sandbox-2' })
    await reached('closed')
    expect(callbacks.onSuccess).toHaveBeenCalledTimes(1)
    expect(fake.widgets).toHaveLength(1)
  })

  it('that stays as it is does not start again, whether defaults are written out or not', async () => {
    const { link, fake, reached } = openHost('stays', { mode: undefined })
    link.open()
    await reached('open')
    for (const mode of ['overlay', undefined, 'overlay'] as const) link.update({ mode, token: 'link-sandbox-1' })
    expect(fake.widgets).toHaveLength(1)
  })

  it('that changes after the success does not start another session', async () => {
    const { link, callbacks, reached, fake } = openHost('stays')
    link.open()
    await reached('open')
    fake.widgets[0]?.succeed()
    await vi.waitFor(() => expect(callbacks.onSuccess).toHaveBeenCalledTimes(1))
    link.update({ token: 'link-sandbox-2' })
    expect(fake.widgets).toHaveLength(1)
    link.destroy()
    expect(callbacks.onExit).not.toHaveBeenCalled()
    link.open()
    await reached('open')
    expect(new URL(link.href ?? '').searchParams.get('token')).toBe('link-sandbox-2')
  })

  it('that changes otherwise starts again, and another function does not', async () => {
    const { link, callbacks, reached, fake } = openHost('stays')
    link.open()
    await reached('open')
    link.update({ token: 'link-sandbox-2' })
    await reached('open')
    expect(fake.widgets).toHaveLength(2)
    link.update({ token: async () => 'a' })
    await reached('open')
    link.update({ token: async () => 'b' })
    expect(fake.widgets).toHaveLength(3)
    expect(callbacks.onExit).not.toHaveBeenCalled()
  })
})
