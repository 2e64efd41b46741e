/** The names of cached queries and how long they stay fresh (conformance 3.22, 7.22, 9.18). */
import { QueryClient } from '@tanstack/query-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openSession } from '../../src/session/index.ts'
import { compiled, edited } from '../support/connect-flow.ts'
import { createFakeApi, type Handlers, oneByOne } from './support/fake-api.ts'
import { connected, freshClock, openTestSession, select, source, submit } from './support/harness.ts'

const validHandlers: Handlers = {
  info: () => ({ name: 'Client' }),
  status: () => ({ status: 'New' }),
  sources: () => ({ sources: [source] }),
}
const minutes = (count: number) => count * 60_000

/** The names of all queries that were ever cached, sorted. */
function watchNames(queries: QueryClient): () => string[] {
  const names = new Set<string>()
  const record = () => {
    for (const { queryKey } of queries.getQueryCache().getAll()) names.add(String(queryKey[0]))
  }
  queries.getQueryCache().subscribe(record)
  return () => [...names].sort()
}

describe('names in the cache', () => {
  it('at load', async () => {
    const queries = new QueryClient()
    const names = watchNames(queries)
    const clock = freshClock()
    const opening = openSession(createFakeApi(validHandlers).api, queries, 'power')
    await clock.advance(0)
    await opening
    expect(names()).toEqual(['checkCredentialsAppLoad', 'clientInfo', 'providers'])
  })

  /** Each status leads to its own place, whose submit leads back to polling. */
  const statuses = ['AccountSelection', 'Captcha', 'MfaMethodChoice', 'MfaQuestion', 'SecurityQuestion']
  const submits = ['accountSelect', 'captchaAnswer', 'mfaMethodsSelect', 'mfaAnswer', 'questionAnswer']
  const handlers = (): Handlers => ({
    connect: () => connected,
    status: oneByOne(...[...statuses, 'Connected'].map((status) => ({ status }))),
    accountList: () => ({ accounts: [{ account_id: '1' }] }),
    captchaGet: () => ({ captcha_image_base64: 'aGk=' }),
    mfaMethodsGet: () => ({ methods: [{ mfa_method_id: 'm', label: 'SMS' }] }),
    mfaGet: () => ({ question: '?' }),
    questionGet: () => ({ question: '?' }),
    ...Object.fromEntries(submits.map((name) => [name, () => undefined])),
  })
  const others = ['captcha', 'mfa', 'mfaMethods', 'pollCredentials', 'providers', 'securityQuestion']
  const once = compiled(edited({ '/steps/enterCredentials/states/select-account/load': { effect: 'accounts' } }))

  it.each([
    ['in a session', undefined, 'pollListAccounts'],
    ['in a flow that reads the accounts once', once, 'listAccounts'],
  ])('%s', async (_, flow, accounts) => {
    const { queries, send, clock, place } = openTestSession(handlers(), { accountSelectMode: 'Single' }, flow)
    const names = watchNames(queries)
    await send('NEXT', select, submit)
    const replies = [
      { type: 'SUBMIT_ACCOUNTS', accounts: ['1'] },
      { type: 'SUBMIT_ANSWER', answer: 'x' },
      { type: 'SELECT_METHOD', methodId: 'm' },
      { type: 'SUBMIT_ANSWER', answer: '1' },
      { type: 'SUBMIT_ANSWER', answer: 'Rex' },
    ] as const
    for (const reply of replies) {
      await clock.advance(500)
      await send(reply)
    }
    await clock.advance(500)
    expect(place()).toBe('success')
    expect(names()).toEqual([...others, accounts].sort())
  })
})

describe('the cached poll result', () => {
  it('is removed before a sub-step returns to polling', async () => {
    const status = oneByOne({ status: 'MfaQuestion' }, { status: 'Connecting' })
    const { queries, send, clock, calls, place } = openTestSession(
      { status, mfaGet: () => ({ question: '?' }), mfaAnswer: () => undefined },
      { mode: 'Refresh' },
    )
    const polled = () => queries.getQueryCache().findAll({ queryKey: ['pollCredentials'] })
    await clock.advance(500)
    expect([place(), polled()]).toEqual(['enterCredentials.mfa-question', []])
    await send({ type: 'SUBMIT_ANSWER', answer: '1' })
    await clock.advance(0)
    expect([place(), calls('status').length]).toEqual(['enterCredentials.polling', 2])
    expect(polled().map(({ state }) => state.data)).toEqual([{ status: 'Connecting' }])
  })
})

describe('client info', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())

  it.each([
    [minutes(5) - 1, 1],
    [minutes(5), 2],
  ])('at a second start after %i ms takes %i requests in all', async (ms, times) => {
    const clock = freshClock()
    // Never garbage-collected, so that only its freshness decides.
    const queries = new QueryClient({ defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } })
    const { api, requested } = createFakeApi(validHandlers)
    const open = async () => {
      const opening = openSession(api, queries, null)
      await clock.advance(0)
      return opening
    }
    await open()
    vi.advanceTimersByTime(ms)
    expect((await open()).client).toEqual({ name: 'Client' })
    expect(requested.filter(({ name }) => name === 'info')).toHaveLength(times)
  })
})
