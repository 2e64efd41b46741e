import { describe, expect, it } from 'vitest'
import { createReads } from '../../src/session/reads.ts'
import { createFakeApi, oneByOne, refusal } from './support/fake-api.ts'
import { openTestSession } from './support/harness.ts'

const captcha = { captcha_image_base64: 'aGk=' }
const load = { effect: 'accounts', raises: null, everyMs: 2000, timeoutMs: 240_000 } as const

describe('reads', () => {
  it.each([
    ['connectionStatus', ['pollCredentials', 7], 'status', {}],
    ['sources', ['providers', 7], 'sources', { search: 7 }],
    ['accounts', ['listAccounts', 3], 'accountList', {}],
    ['mfaQuestion', ['mfa', 3], 'mfaGet', {}],
    ['securityQuestion', ['securityQuestion', 3], 'questionGet', {}],
    ['mfaMethods', ['mfaMethods', 3], 'mfaMethodsGet', {}],
    ['captcha', ['captcha', 3], 'captchaGet', {}],
  ] as const)('%s is cached as %j and calls %s with %j', async (name, key, call, payload) => {
    const { api, asked } = createFakeApi({ [call]: () => 'answer' })
    const { signal } = new AbortController()
    const read = (
      createReads(api, 3, null)[name] as (about: unknown) => ReturnType<ReturnType<typeof createReads>['captcha']>
    )(7)
    expect(read.queryKey).toEqual(key)
    expect(await read.queryFn({ signal })).toBe('answer')
    expect(asked).toEqual([{ name: call, payload, signal }])
  })

  it('ask for the most common sources where nothing is searched for', async () => {
    const { api, asked } = createFakeApi({ sources: () => ({ sources: [] }) })
    await createReads(api, 1, null).sources('').queryFn({ signal: new AbortController().signal })
    expect(asked.map(({ payload }) => payload)).toEqual([{}])
  })

  it('keep a search fresh for five minutes, and everything else for its entry', () => {
    const reads = createReads(createFakeApi({}).api, 1, null)
    const forEver = Number.POSITIVE_INFINITY
    expect([reads.sources('x').staleTime, reads.captcha().staleTime, reads.accounts().staleTime]).toEqual([
      300_000,
      forEver,
      forEver,
    ])
  })

  it('ask for accounts again as often and as long as the flow says', () => {
    const { api } = createFakeApi({})
    const asked = (dataUpdateCount: number, errorUpdateCount = 0) => ({ state: { dataUpdateCount, errorUpdateCount } })
    const polled = createReads(api, 1, { ...load, timeoutMs: 240_000 }).accounts()
    expect(polled.queryKey).toEqual(['pollListAccounts', 1])
    expect([0, 1, 119, 120].map((count) => polled.refetchInterval?.(asked(count)))).toEqual([2000, 2000, 2000, false])
    expect(polled.refetchInterval?.(asked(60, 60))).toBe(false)
    const once = createReads(api, 1, null).accounts()
    expect(once.queryKey).toEqual(['listAccounts', 1])
    expect(once.refetchInterval?.(asked(0))).toBe(false)
  })
})

describe('what a place reads on being entered', () => {
  const asking = (handlers: object) =>
    openTestSession({ status: () => ({ status: 'Captcha' }), ...handlers }, { mode: 'Refresh' })

  it('is there for its screen, under the key the screen will ask with', async () => {
    const { clock, session, queries } = asking({ captchaGet: () => captcha })
    await clock.advance(500)
    expect(queries.getQueryData(session.reads().captcha().queryKey)).toEqual(captcha)
  })

  it('is tried again up to three times', async () => {
    const { clock, calls, place } = asking({ captchaGet: oneByOne(refusal(500), refusal(500), refusal(500), captcha) })
    await clock.advance(500 + 1000 + 2000 + 4000)
    expect([calls('captchaGet').length, place()]).toEqual([4, 'enterCredentials.captcha'])
  })

  it.each([
    ['for good', [refusal(404)], 0, 1],
    ['after three more tries', [refusal(500)], 7000, 4],
  ])('ends in the error screen when it fails %s', async (_, answers, ms, tries) => {
    const { clock, calls, place, announced } = asking({ captchaGet: oneByOne(...answers) })
    await clock.advance(500 + ms)
    expect([calls('captchaGet').length, place()]).toEqual([tries, 'errorSubmitEmail'])
    expect(announced).toEqual([{ message: 'error', reason: 'Error' }])
  })

  it('leaves a list of sources that fails to its screen', async () => {
    const { clock, send, place, announced } = openTestSession({ sources: () => Promise.reject(refusal(404)) })
    await send('NEXT')
    await clock.advance(60_000)
    expect([place(), announced]).toEqual(['selectSource', []])
  })
})

describe('the store', () => {
  it('tells nobody of an event that means nothing', async () => {
    const { session, send } = openTestSession()
    let told = 0
    session.store.subscribe(() => {
      told += 1
    })
    await send('BACK', 'SUBMIT_EMAIL', 'CONFIRM_CLOSE')
    expect(told).toBe(0)
    await send('NEXT')
    expect(told).toBe(1)
  })

  it('announces the close once', async () => {
    const { send, announced } = openTestSession()
    await send('PROMPT_CLOSE', 'CONFIRM_CLOSE', 'CONFIRM_CLOSE', 'PROMPT_CLOSE')
    expect(announced).toEqual([{ message: 'close' }])
  })
})
