// @vitest-environment jsdom
/** The callbacks of a link: what is told, and that exactly one of them ends a session. */
import { describe, expect, it, vi } from 'vitest'
import type { Scenario } from '../../src/embed/testing/index.ts'
import { openHost } from './support/host.ts'

describe('exactly one callback ends each open()', () => {
  const ends: readonly [Scenario, 'onSuccess' | 'onExit'][] = [
    ['success', 'onSuccess'],
    ['exit', 'onExit'],
    ['error', 'onExit'],
    ['old-version', 'onSuccess'],
    ['new-version', 'onSuccess'],
  ]
  it.each(ends)('%s: %s', async (scenario, callback) => {
    const { link, callbacks, reached } = openHost(scenario)
    link.open()
    await reached('closed')
    link.destroy()
    link.exit({ force: true })
    expect(callbacks.onSuccess.mock.calls.length + callbacks.onExit.mock.calls.length).toBe(1)
    expect(callbacks[callback]).toHaveBeenCalledTimes(1)
  })

  it('onSuccess has the token, and the result and the place as metadata', async () => {
    const { link, callbacks, reached, events } = openHost('success')
    link.open()
    await reached('closed')
    expect(callbacks.onSuccess).toHaveBeenCalledWith(
      'public-sandbox-fake',
      expect.objectContaining({ job_guid: 'job-fake', flow: 'connect', view: 'credentials' }),
    )
    expect(events()).toEqual(['OPEN', 'TRANSITION_VIEW', 'SELECT_SOURCE', 'SUBMIT_CREDENTIALS', 'HANDOFF'])
  })

  it('an exit after the result is a success', async () => {
    const { link, callbacks, fake, reached, events } = openHost('stays')
    link.open()
    await reached('open')
    fake.widgets[0]?.send({ type: 'success', result: { public_token: 'public-sandbox-1' } })
    fake.widgets[0]?.exit()
    await reached('closed')
    expect(events().at(-1)).toBe('HANDOFF')
    expect(callbacks.onSuccess).toHaveBeenCalledExactlyOnceWith('public-sandbox-1', expect.anything())
    expect(callbacks.onExit).not.toHaveBeenCalled()
  })

  it('a result that has come is not lost to another token', async () => {
    const { link, callbacks, fake, reached } = openHost('stays')
    link.open()
    await reached('open')
    fake.widgets[0]?.send({ type: 'success', result: { public_token: 'public-sandbox-1' } })
    await link.back()
    link.update({ token: 'link-sandbox-2' })
    expect(fake.widgets).toHaveLength(1)
    link.destroy()
    expect(callbacks.onSuccess).toHaveBeenCalledExactlyOnceWith('public-sandbox-1', expect.anything())
  })

  it('a result without a token tells null', async () => {
    const { link, callbacks, fake, reached } = openHost('stays')
    link.open()
    await reached('open')
    fake.widgets[0]?.succeed({ job_guid: 'job' })
    await vi.waitFor(() =>
      expect(callbacks.onSuccess).toHaveBeenCalledWith(null, expect.objectContaining({ job_guid: 'job' })),
    )
  })

  it('onExit names the error that made the user leave', async () => {
    const { link, callbacks, reached } = openHost('error')
    link.open()
    await reached('closed')
    const [error, metadata] = callbacks.onExit.mock.calls[0] ?? []
    expect(error).toMatchObject({ code: 'WIDGET_ERROR', params: { reason: 'InvalidCredentials' } })
    expect(metadata).toMatchObject({ exit_status: 'consent' })
  })

  it('an error before open() is named too', async () => {
    const { link, callbacks, fake, reached } = openHost('stays')
    link.preload()
    await reached('ready')
    fake.widgets[0]?.send({ type: 'error', reason: 'ClientInfo' })
    link.open()
    await vi.waitFor(() => expect(callbacks.onEvent).toHaveBeenCalledWith('TRANSITION_VIEW', expect.anything()))
    fake.widgets[0]?.exit()
    await reached('closed')
    expect(callbacks.onExit.mock.calls[0]?.[0]).toMatchObject({ params: { reason: 'ClientInfo' } })
  })

  it('an error is forgotten once the user goes on', async () => {
    const { link, callbacks, fake, reached } = openHost('stays')
    link.open()
    await reached('open')
    fake.widgets[0]?.fail('InvalidCredentials')
    fake.widgets[0]?.event('SUBMIT_CREDENTIALS')
    fake.widgets[0]?.exit()
    await reached('closed')
    expect(callbacks.onExit).toHaveBeenCalledWith(null, expect.anything())
  })

  it('destroy() ends an open session with EXIT at the place of the user', async () => {
    const { link, callbacks, reached, events } = openHost('stays')
    link.open()
    await reached('open')
    await vi.waitFor(() => expect(events()).toContain('TRANSITION_VIEW'))
    link.destroy()
    expect(events().at(-1)).toBe('EXIT')
    expect(callbacks.onExit).toHaveBeenCalledWith(null, expect.objectContaining({ exit_status: 'consent' }))
  })

  it('nothing is told of a session that was only preloaded', async () => {
    const { link, callbacks, reached } = openHost('success')
    link.preload()
    await reached('ready')
    link.destroy()
    expect(callbacks.onEvent).not.toHaveBeenCalled()
    expect(callbacks.onExit).not.toHaveBeenCalled()
    expect(link.state).toBe('closed')
  })

  it('onLoad comes first, then OPEN, whether the widget was preloaded or not', async () => {
    for (const isPreloaded of [false, true]) {
      const { link, callbacks, reached, events } = openHost('stays')
      if (isPreloaded) link.preload()
      if (isPreloaded) await reached('ready')
      link.open()
      await vi.waitFor(() => expect(events()).toEqual(['OPEN', 'TRANSITION_VIEW']))
      expect(callbacks.onLoad).toHaveBeenCalledTimes(1)
      expect(callbacks.onLoad.mock.invocationCallOrder[0]).toBeLessThan(
        callbacks.onEvent.mock.invocationCallOrder[0] ?? 0,
      )
    }
  })

  it('a callback that throws stops nothing', async () => {
    const rejected = vi.fn()
    process.once('unhandledRejection', rejected)
    const { link, callbacks, reached } = openHost('exit', {
      onLoad: () => {
        throw new Error('of the host')
      },
    })
    link.open()
    await reached('closed')
    expect(callbacks.onExit).toHaveBeenCalledTimes(1)
    await vi.waitFor(() => expect(rejected).toHaveBeenCalled())
  })
})
