import { describe, expect, it } from 'vitest'
import { createReadDeadline } from '../../src/session/read-deadline.ts'
import { createReads } from '../../src/session/reads.ts'
import { createManualClock } from '../support/manual-clock.ts'
import { createFakeApi, oneByOne, refusal } from './support/fake-api.ts'
import { openTestSession } from './support/harness.ts'

const captcha = { captcha_image_base64: 'aGk=' }
const load = { effect: 'accounts', raises: null, everyMs: 2000, timeoutMs: 240_000 } as const
const once = createReadDeadline(createManualClock(), null)

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
    const answer = { accounts: [] }
    const { api, asked } = createFakeApi({ [call]: () => answer })
    const { signal } = new AbortController()
    const read = (
      createReads(api, 3, once)[name] as (argument: unknown) => ReturnType<ReturnType<typeof createReads>['captcha']>
    )(7)
    expect(read.queryKey).toEqual(key)
    expect(await read.queryFn({ signal })).toMatchObject(answer)
    expect(asked).toEqual([{ name: call, payload, signal }])
  })

  it('ask for the most common sources where nothing is searched for', async () => {
    const { api, asked } = createFakeApi({ sources: () => ({ sources: [] }) })
    await createReads(api, 1, once).sources('').queryFn({ signal: new AbortController().signal })
    expect(asked.map(({ payload }) => payload)).toEqual([{}])
  })

  it('keep a search fresh for five minutes, and everything else for its entry', () => {
    const reads = createReads(createFakeApi({}).api, 1, once)
    const forEver = Number.POSITIVE_INFINITY
    expect([reads.sources('x').staleTime, reads.captcha().staleTime, reads.accounts().staleTime]).toEqual([
      300_000,
      forEver,
      forEver,
    ])
  })

  it('are asked once where the flow sets no pace', () => {
    const read = createReads(createFakeApi({}).api, 1, once).accounts()
    expect(read.queryKey).toEqual(['listAccounts', 1])
    expect(read.refetchInterval?.({ state: { status: 'success' } })).toBe(false)
  })
})

const waiting = { accounts: [] }
const listed = { accounts: [{ account_id: '1', account_number: '4471', account_address: null }] }

/** As a screen does: follows the list for as long as its read says. Tells how each question ended, and when. */
async function followAccounts(answers: unknown[], minutes: number) {
  const api = createFakeApi({ accountList: oneByOne(...answers) })
  const clock = createManualClock()
  const read = createReads(api.api, 1, createReadDeadline(clock, load)).accounts()
  const seen: string[] = []
  const ask = async () => {
    const { signal } = new AbortController()
    const state = await read.queryFn({ signal }).then(
      (data) => ({ status: 'success' as const, data }),
      (error: Error) => ({ status: 'error' as const, data: undefined, error }),
    )
    seen.push(`${clock.now() / 1000} s: ${state.data ? (state.data.isLast ? 'last' : 'more') : state.error?.name}`)
    const next = read.refetchInterval?.({ state })
    if (next) clock.setTimeout(() => void ask(), next)
  }
  await ask()
  await clock.advance(minutes * 60_000)
  return { seen, ask, clock, asked: api.asked }
}

describe('a list of accounts', () => {
  it.each([
    ['stays empty', [waiting], 'NoDataInTime'],
    ['is there', [listed], 'last'],
  ])('that %s is asked for every 2 seconds, for 4 minutes', async (_, answers, end) => {
    const { seen } = await followAccounts(answers, 10)
    expect(seen).toHaveLength(121)
    expect([seen[0], seen[1], seen.at(-2), seen.at(-1)]).toEqual([
      '0 s: more',
      '2 s: more',
      '238 s: more',
      `240 s: ${end}`,
    ])
  })

  it('has 4 minutes more when the user asks again', async () => {
    const { seen, ask, clock } = await followAccounts([waiting], 5)
    await ask()
    await clock.advance(600_000)
    expect([seen.length, seen[121], seen.at(-1)]).toEqual([242, '300 s: more', '540 s: NoDataInTime'])
  })

  it.each([
    ['nothing is there yet', { status: 'error', data: undefined }, false],
    ['the list is empty', { status: 'error', data: waiting }, false],
    ['accounts are there', { status: 'error', data: listed }, 2000],
  ] as const)('that fails while %s', (_, state, next) => {
    const read = createReads(createFakeApi({}).api, 1, createReadDeadline(createManualClock(), load)).accounts()
    expect(read.refetchInterval?.({ state })).toBe(next)
  })

  it('that only fails ends with its time', async () => {
    const clock = createManualClock()
    const { api } = createFakeApi({ accountList: () => Promise.reject(refusal(500)) })
    const read = createReads(api, 1, createReadDeadline(clock, load)).accounts()
    await expect(read.queryFn({ signal: new AbortController().signal })).rejects.toThrow('500')
    await clock.advance(240_000)
    expect(read.refetchInterval?.({ state: { status: 'error', data: listed } })).toBe(false)
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
