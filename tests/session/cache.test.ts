/** What the query cache holds, by name, and for how long (conformance 3.22, 7.22, 9.18). */
import { QueryClient } from '@tanstack/query-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openSession } from '../../src/session/index.ts'
import { compiled, edited } from '../support/connect-flow.ts'
import { createFakeApi, type Handlers, oneByOne } from './support/fake-api.ts'
import { connected, freshClock, openTestSession, select, source, submit } from './support/harness.ts'

const sound: Handlers = {
  info: () => ({ name: 'Client' }),
  status: () => ({ status: 'New' }),
  sources: () => ({ sources: [source] }),
}
const minutes = (count: number) => count * 60_000

/** Names of all that was ever kept, in the order of the alphabet. */
function watchNames(queries: QueryClient): () => string[] {
  const names = new Set<string>()
  const note = () => {
    for (const { queryKey } of queries.getQueryCache().getAll()) names.add(String(queryKey[0]))
  }
  queries.getQueryCache().subscribe(note)
  return () => [...names].sort()
}

describe('names in the cache', () => {
  it('at load', async () => {
    const queries = new QueryClient()
    const names = watchNames(queries)
    const clock = freshClock()
    const opening = openSession(createFakeApi(sound).api, queries, 'power')
    await clock.advance(0)
    await opening
    expect(names()).toEqual(['checkCredentialsAppLoad', 'clientInfo', 'providers'])
  })

  /** Each status leads to a place of its own, whose answer leads back to polling. */
  const asks = ['AccountSelection', 'Captcha', 'MfaMethodChoice', 'MfaQuestion', 'SecurityQuestion']
  const answered = ['accountSelect', 'captchaAnswer', 'mfaMethodsSelect', 'mfaAnswer', 'questionAnswer']
  const handlers = (): Handlers => ({
    connect: () => connected,
    status: oneByOne(...[...asks, 'Connected'].map((status) => ({ status }))),
    accountList: () => ({ accounts: [{ account_id: '1' }] }),
    captchaGet: () => ({ captcha_image_base64: 'aGk=' }),
    mfaMethodsGet: () => ({ methods: [{ mfa_method_id: 'm', label: 'SMS' }] }),
    mfaGet: () => ({ question: '?' }),
    questionGet: () => ({ question: '?' }),
    ...Object.fromEntries(answered.map((name) => [name, () => undefined])),
  })
  const rest = ['captcha', 'mfa', 'mfaMethods', 'pollCredentials', 'providers', 'securityQuestion']
  const once = compiled(edited({ '/steps/enterCredentials/states/select-account/load': { effect: 'accounts' } }))

  it.each([
    ['in a session', undefined, 'pollListAccounts'],
    ['where a flow asks for the accounts once', once, 'listAccounts'],
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
    expect(names()).toEqual([...rest, accounts].sort())
  })
})

describe('the cached poll result', () => {
  it('is cleared by the time a sub-step returns to polling', async () => {
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
  ])('of a start %i ms after the last one is asked for %i times in all', async (ms, times) => {
    const clock = freshClock()
    // Kept for ever, so that only its freshness can have it asked for again.
    const queries = new QueryClient({ defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } })
    const { api, asked } = createFakeApi(sound)
    const open = async () => {
      const opening = openSession(api, queries, null)
      await clock.advance(0)
      return opening
    }
    await open()
    vi.advanceTimersByTime(ms)
    expect((await open()).client).toEqual({ name: 'Client' })
    expect(asked.filter(({ name }) => name === 'info')).toHaveLength(times)
  })
})
