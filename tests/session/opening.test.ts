import { QueryClient } from '@tanstack/query-core'
import { describe, expect, it } from 'vitest'
import { openSession } from '../../src/session/index.ts'
import { createFakeApi, type Handlers, never, oneByOne, refusal } from './support/fake-api.ts'
import { freshClock, source } from './support/harness.ts'

const client = { name: 'Client', language: 'EN' }
const sound: Handlers = {
  info: () => client,
  status: () => ({ status: 'New' }),
  sources: () => ({ sources: [source] }),
}

/** What openSession comes to, given time enough for its retries. */
async function open(handlers: Handlers, sourceId: string | null = null) {
  const clock = freshClock()
  const { api, asked } = createFakeApi({ ...sound, ...handlers })
  const opening = openSession(api, new QueryClient(), sourceId).then(
    (value) => ({ value, error: null }),
    (error: unknown) => ({ value: null, error }),
  )
  await clock.settle()
  const atOnce = asked.map(({ name }) => name).sort()
  await clock.advance(120_000)
  return { ...(await opening), asked, atOnce }
}

describe('openSession', () => {
  it.each(['New', 'Connecting', 'Connected', 'AccountSelection'])('tells the status %s', async (status) => {
    const { value } = await open({ status: () => ({ status }) })
    expect(value).toEqual({ client, source: null, status })
  })

  it('asks for everything at the same time', async () => {
    expect((await open({})).atOnce).toEqual(['info', 'status'])
    expect((await open({}, 'power')).atOnce).toEqual(['info', 'sources', 'status'])
  })

  it.each([
    ['none', [], null],
    ['one', [source], source],
    ['two', [source, { ...source, source_id: 'gas' }], null],
  ])('a source_id that yields %s', async (_, sources, preselected) => {
    const { value, asked } = await open({ sources: () => ({ sources }) }, 'power')
    expect(value?.source).toEqual(preselected)
    expect(asked.find(({ name }) => name === 'sources')?.payload).toEqual({ source_id: 'power' })
  })

  it('takes the source of update mode before any other', async () => {
    const updated = { ...source, source_id: 'water' }
    const { value } = await open({ info: () => ({ ...client, update_mode: { source: updated } }) }, 'power')
    expect(value?.source).toEqual(updated)
  })

  it('is none the wiser when status and sources fail', async () => {
    const { value, asked } = await open({ status: oneByOne(refusal(500)), sources: oneByOne(refusal(404)) }, 'power')
    expect(value).toEqual({ client, source: null, status: null })
    expect(asked.map(({ name }) => name).sort()).toEqual(['info', 'sources', 'status', 'status'])
  })

  it.each([401, 403, 404, 410])('does not ask for the status again after a %i', async (code) => {
    const { asked } = await open({ status: oneByOne(refusal(code)) })
    expect(asked.map(({ name }) => name).sort()).toEqual(['info', 'status'])
  })

  it('fails with client info, which is not asked for twice', async () => {
    const failure = refusal(503)
    const { error, asked } = await open({ info: () => Promise.reject(failure), status: never })
    expect(error).toBe(failure)
    expect(asked.filter(({ name }) => name === 'info')).toHaveLength(1)
  })
})
