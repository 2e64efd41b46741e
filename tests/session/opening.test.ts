import { QueryClient } from '@tanstack/query-core'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openSession } from '../../src/session/index.ts'
import { createFakeApi, type Handlers, httpError, never, oneByOne } from './support/fake-api.ts'
import { freshClock, source } from './support/harness.ts'

const client = { name: 'Client', language: 'EN' }
const validHandlers: Handlers = {
  info: () => client,
  status: () => ({ status: 'New' }),
  sources: () => ({ sources: [source] }),
}

afterEach(() => void vi.unstubAllGlobals())

/** A fresh clock that also runs the time limits of calls. */
function freshClockWithLimits() {
  const clock = freshClock()
  vi.stubGlobal('setTimeout', clock.setTimeout)
  return clock
}

/** The result of openSession after enough time for its retries. */
async function open(handlers: Handlers, sourceId: string | null = null) {
  const clock = freshClock()
  const { api, requested } = createFakeApi({ ...validHandlers, ...handlers })
  const opening = openSession(api, new QueryClient(), sourceId).then(
    (value) => ({ value, error: null }),
    (error: unknown) => ({ value: null, error }),
  )
  await clock.settle()
  const atOnce = requested.map(({ name }) => name).sort()
  await clock.advance(120_000)
  return { ...(await opening), requested, atOnce }
}

describe('openSession', () => {
  it.each(['New', 'Connecting', 'Connected', 'AccountSelection'])('returns the status %s', async (status) => {
    const { value } = await open({ status: () => ({ status }) })
    expect(value).toEqual({ client, source: null, status })
  })

  it('sends all requests at the same time', async () => {
    expect((await open({})).atOnce).toEqual(['info', 'status'])
    expect((await open({}, 'power')).atOnce).toEqual(['info', 'sources', 'status'])
  })

  it.each([
    ['none', [], null],
    ['one', [source], source],
    ['two', [source, { ...source, source_id: 'gas' }], null],
  ])('a source_id that yields %s', async (_, sources, preselected) => {
    const { value, requested } = await open({ sources: () => ({ sources }) }, 'power')
    expect(value?.source).toEqual(preselected)
    expect(requested.find(({ name }) => name === 'sources')?.payload).toEqual({ source_id: 'power' })
  })

  it('prefers the source of update mode', async () => {
    const updated = { ...source, source_id: 'water' }
    const { value } = await open({ info: () => ({ ...client, update_mode: { source: updated } }) }, 'power')
    expect(value?.source).toEqual(updated)
  })

  it('ignores a failure of status and sources', async () => {
    const { value, requested } = await open(
      { status: oneByOne(httpError(500)), sources: oneByOne(httpError(404)) },
      'power',
    )
    expect(value).toEqual({ client, source: null, status: null })
    expect(requested.map(({ name }) => name).sort()).toEqual(['info', 'sources', 'status', 'status'])
  })

  it.each([
    ['status', { status: never }],
    ['sources', { sources: never }],
  ])('waits at most 6 s for the %s and does not retry', async (name, silent) => {
    const clock = freshClockWithLimits()
    const { api, requested } = createFakeApi({ ...validHandlers, ...silent })
    const opened = vi.fn()
    const opening = openSession(api, new QueryClient(), 'power').then(opened)
    await clock.advance(5999)
    expect(opened).not.toHaveBeenCalled()
    await clock.advance(1)
    await opening
    expect(opened.mock.lastCall?.[0]).toMatchObject({ client, [name === 'status' ? 'status' : 'source']: null })
    expect(requested.filter((call) => call.name === name).map(({ signal }) => signal?.aborted)).toEqual([true])
  })

  it('retries the status once after 1 s if that can help', async () => {
    const clock = freshClock()
    const { api, requested } = createFakeApi({
      ...validHandlers,
      status: oneByOne(httpError(500), { status: 'Connecting' }),
    })
    const opening = openSession(api, new QueryClient(), null)
    await clock.advance(999)
    expect(requested.filter(({ name }) => name === 'status')).toHaveLength(1)
    await clock.advance(1)
    expect(await opening).toMatchObject({ status: 'Connecting' })
    expect(requested.filter(({ name }) => name === 'status')).toHaveLength(2)
  })

  it.each([401, 403, 404, 410])('does not retry the status after a %i', async (code) => {
    const { requested } = await open({ status: oneByOne(httpError(code)) })
    expect(requested.map(({ name }) => name).sort()).toEqual(['info', 'status'])
  })

  it('fails if client info fails, without a retry', async () => {
    const failure = httpError(503)
    const { error, requested } = await open({ info: () => Promise.reject(failure), status: never })
    expect(error).toBe(failure)
    expect(requested.filter(({ name }) => name === 'info')).toHaveLength(1)
  })
})
