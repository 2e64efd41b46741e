import { describe, expect, it } from 'vitest'
import { createReadDeadline } from '../../src/session/read-deadline.ts'
import { createReads } from '../../src/session/reads.ts'
import { createManualClock } from '../support/manual-clock.ts'
import { createFakeApi, httpError, never, oneByOne } from './support/fake-api.ts'
import { openTestSession, source } from './support/harness.ts'

const captcha = { captcha_image_base64: 'aGk=' }
const load = { effect: 'accounts', raises: null, everyMs: 2000, timeoutMs: 240_000 } as const
const unheard = () => {}
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
    const { api, requested } = createFakeApi({ [call]: () => answer })
    const { signal } = new AbortController()
    const read = (
      createReads(api, 3, once, unheard)[name] as (
        argument: unknown,
      ) => ReturnType<ReturnType<typeof createReads>['captcha']>
    )(7)
    expect(read.queryKey).toEqual(key)
    expect(await read.queryFn({ signal })).toMatchObject(answer)
    expect(requested).toEqual([{ name: call, payload, signal }])
  })

  it('request the most common sources for an empty search term', async () => {
    const { api, requested } = createFakeApi({ sources: () => ({ sources: [] }) })
    await createReads(api, 1, once, unheard).sources('').queryFn({ signal: new AbortController().signal })
    expect(requested.map(({ payload }) => payload)).toEqual([{}])
  })

  it('keep a search fresh for five minutes, and everything else for its entry', () => {
    const reads = createReads(createFakeApi({}).api, 1, once, unheard)
    const always = Number.POSITIVE_INFINITY
    expect([reads.sources('x').staleTime, reads.captcha().staleTime, reads.accounts().staleTime]).toEqual([
      300_000,
      always,
      always,
    ])
  })

  it('are not repeated if the flow sets no interval', () => {
    const read = createReads(createFakeApi({}).api, 1, once, unheard).accounts()
    expect(read.queryKey).toEqual(['listAccounts', 1])
    expect(read.refetchInterval?.({ state: { status: 'success' } })).toBe(false)
  })
})

describe('reading ahead', () => {
  it('requests the most common sources before the user is at the list', async () => {
    const { session, clock, calls } = openTestSession()
    session.readAhead()
    await clock.settle()
    expect(calls('sources').map(({ payload }) => payload)).toEqual([{}])
  })

  it('requests nothing once the end is reached', async () => {
    const status = () => ({ status: 'Connected' })
    const { session, clock, calls, place } = openTestSession({ status }, { mode: 'Refresh' })
    await clock.advance(2000)
    expect(place()).toBe('success')
    session.readAhead()
    await clock.settle()
    expect(calls('sources')).toEqual([])
  })

  it('requests nothing where the source is given, although other steps lie ahead', async () => {
    const { session, clock, calls, place } = openTestSession({}, { source })
    expect(place()).toBe('consent')
    session.readAhead()
    await clock.settle()
    expect(calls('sources')).toEqual([])
  })
})

describe('the deadline of a read', () => {
  const polled = () => {
    const clock = createManualClock()
    return { clock, deadline: createReadDeadline(clock, load) }
  }

  it('is over after the first result of a read that is not repeated', () => {
    expect([once.isPolled, once.isOver(), once.nextMs('success'), once.nextMs('failure')]).toEqual([
      false,
      true,
      false,
      false,
    ])
  })

  it('counts from the first read of an entry, however late that is', async () => {
    const { clock, deadline } = polled()
    await clock.advance(300_000)
    expect([deadline.isOver(), deadline.nextMs('failure')]).toEqual([false, 2000])
    deadline.onStart()
    await clock.advance(239_999)
    expect([deadline.isOver(), deadline.nextMs('success')]).toEqual([false, 2000])
    await clock.advance(1)
    expect(deadline.nextMs('failure')).toBe(false)
    expect([deadline.isOver(), deadline.nextMs('success')]).toEqual([true, false])
  })

  it('begins anew when the user reads again after it was over', async () => {
    const { clock, deadline } = polled()
    deadline.onStart()
    await clock.advance(240_000)
    expect(deadline.isOver()).toBe(true)
    deadline.onStart()
    expect([deadline.isOver(), deadline.nextMs('success')]).toEqual([false, 2000])
  })
})

const waiting = { accounts: [] }
const listed = { accounts: [{ account_id: '1', account_number: '4471', account_address: null }] }

/** Repeats the read like the accounts screen, and records when and how each request ended. */
async function pollAccounts(answers: unknown[], minutes: number) {
  const api = createFakeApi({ accountList: oneByOne(...answers) })
  const clock = createManualClock()
  const read = createReads(api.api, 1, createReadDeadline(clock, load), unheard).accounts()
  const results: string[] = []
  const ask = async () => {
    const { signal } = new AbortController()
    const state = await read.queryFn({ signal }).then(
      (data) => ({ status: 'success' as const, data }),
      (error: Error) => ({ status: 'error' as const, data: undefined, error }),
    )
    results.push(`${clock.now() / 1000} s: ${state.data ? (state.data.isLast ? 'last' : 'more') : state.error?.name}`)
    const next = read.refetchInterval?.({ state })
    if (next) clock.setTimeout(() => void ask(), next)
  }
  await ask()
  await clock.advance(minutes * 60_000)
  return { results, ask, clock, requested: api.requested }
}

describe('a list of accounts', () => {
  it.each([
    ['stays empty', [waiting], 'NoDataInTime'],
    ['has accounts', [listed], 'last'],
  ])('that %s is read every 2 seconds for 4 minutes', async (_, answers, end) => {
    const { results } = await pollAccounts(answers, 10)
    expect(results).toHaveLength(121)
    expect([results[0], results[1], results.at(-2), results.at(-1)]).toEqual([
      '0 s: more',
      '2 s: more',
      '238 s: more',
      `240 s: ${end}`,
    ])
  })

  it('is read for 4 more minutes when the user retries', async () => {
    const { results, ask, clock } = await pollAccounts([waiting], 5)
    await ask()
    await clock.advance(600_000)
    expect([results.length, results[121], results.at(-1)]).toEqual([242, '300 s: more', '540 s: NoDataInTime'])
  })

  it.each([
    ['there is no list yet', { status: 'error', data: undefined }, false],
    ['the list is empty', { status: 'error', data: waiting }, false],
    ['there are accounts', { status: 'error', data: listed }, 2000],
  ] as const)('whose read fails while %s', (_, state, next) => {
    const read = createReads(
      createFakeApi({}).api,
      1,
      createReadDeadline(createManualClock(), load),
      unheard,
    ).accounts()
    expect(read.refetchInterval?.({ state })).toBe(next)
  })

  it('whose reads all fail ends at the time limit', async () => {
    const clock = createManualClock()
    const { api } = createFakeApi({ accountList: () => Promise.reject(httpError(500)) })
    const read = createReads(api, 1, createReadDeadline(clock, load), unheard).accounts()
    await expect(read.queryFn({ signal: new AbortController().signal })).rejects.toThrow('500')
    await clock.advance(240_000)
    expect(read.refetchInterval?.({ state: { status: 'error', data: listed } })).toBe(false)
  })
})

describe('the read of a place', () => {
  const atCaptcha = (handlers: object) =>
    openTestSession({ status: () => ({ status: 'Captcha' }), ...handlers }, { mode: 'Refresh' })

  it('is cached under the key that its screen uses', async () => {
    const { clock, session, queries } = atCaptcha({ captchaGet: () => captcha })
    await clock.advance(500)
    expect(queries.getQueryData(session.reads().captcha().queryKey)).toEqual(captcha)
  })

  it('is retried up to three times', async () => {
    const { clock, calls, place } = atCaptcha({
      captchaGet: oneByOne(httpError(500), httpError(500), httpError(500), captcha),
    })
    await clock.advance(500 + 1000 + 2000 + 4000)
    expect([calls('captchaGet').length, place()]).toEqual([4, 'enterCredentials.captcha'])
  })

  it.each([
    ['without a retry', [httpError(404)], 0, 1],
    ['after three retries', [httpError(500)], 7000, 4],
  ])('leads to the error screen when it fails %s', async (_, answers, ms, tries) => {
    const { clock, calls, place, announced } = atCaptcha({ captchaGet: oneByOne(...answers) })
    await clock.advance(500 + ms)
    expect([calls('captchaGet').length, place()]).toEqual([tries, 'errorSubmitEmail'])
    expect(announced).toEqual([{ message: 'error', reason: 'Error' }])
  })

  it('leads to the error screen also when it fails while Close asks whether to leave', async () => {
    let fail = (_: Error) => {}
    const answer = new Promise((_, reject) => {
      fail = reject
    })
    const { clock, send, place } = atCaptcha({ captchaGet: () => answer })
    await clock.advance(500)
    await send('PROMPT_CLOSE')
    fail(httpError(404))
    await clock.advance(0)
    await send('CANCEL_CLOSE')
    expect(place()).toBe('errorSubmitEmail')
  })

  const readAgain = async ({ session, queries, clock }: ReturnType<typeof atCaptcha>) => {
    await queries.fetchQuery({ ...session.reads().captcha(), staleTime: 0 }).catch(() => {})
    await clock.advance(0)
  }

  it.each([
    ['fails', httpError(404), 'enterCredentials.captcha'],
    ['says that the session has expired', httpError(401), 'errorSubmitEmail'],
  ])('that %s when it is read again: %s', async (_, failure, left) => {
    const opened = atCaptcha({ captchaGet: oneByOne(captcha, failure) })
    await opened.clock.advance(500)
    await readAgain(opened)
    expect([opened.calls('captchaGet').length, opened.place()]).toEqual([2, left])
  })

  it('does not end an answer that is under way', async () => {
    const opened = atCaptcha({ captchaGet: oneByOne(captcha, httpError(401)), captchaAnswer: never })
    await opened.clock.advance(500)
    await opened.send({ type: 'SUBMIT_ANSWER', answer: 'x7Kq2' })
    await readAgain(opened)
    const [sent] = opened.calls('captchaAnswer')
    expect([sent?.signal?.aborted, opened.place()]).toEqual([false, 'enterCredentials.captcha'])
  })

  it('does not leave the list of sources when it fails', async () => {
    const { clock, send, place, announced } = openTestSession({ sources: () => Promise.reject(httpError(404)) })
    await send('NEXT')
    await clock.advance(60_000)
    expect([place(), announced]).toEqual(['selectSource', []])
  })
})

describe('an expired session', () => {
  const refused = { sources: () => Promise.reject(httpError(401)) }

  it('is told to the host when a list cannot be read, and the place stays', async () => {
    const { send, place, announced } = openTestSession(refused)
    await send('NEXT')
    expect([place(), announced]).toEqual(['selectSource', [{ message: 'error', reason: 'Error' }]])
  })

  it('is told when the screen reads again or searches, and once for each read', async () => {
    const { clock, send, session, queries, announced } = openTestSession(refused)
    await send('NEXT')
    await queries.fetchQuery({ ...session.reads().sources(''), staleTime: 0 }).catch(() => {})
    await clock.advance(0)
    await queries.fetchQuery(session.reads().sources('power')).catch(() => {})
    await clock.advance(0)
    expect(announced).toHaveLength(3)
  })

  it('is told at the list if the read ahead has not ended before', async () => {
    let fail = (_: unknown) => {}
    const { clock, send, session, announced } = openTestSession({
      sources: () =>
        new Promise((_, reject) => {
          fail = reject
        }),
    })
    session.readAhead()
    await send('NEXT')
    fail(httpError(401))
    await clock.settle()
    expect(announced).toEqual([{ message: 'error', reason: 'Error' }])
  })

  it('is not told where nothing is read', async () => {
    const { clock, session, announced } = openTestSession(refused)
    session.readAhead()
    await clock.advance(0)
    expect(announced).toEqual([])
  })

  it('is not told of a read that was left, although the user is there again', async () => {
    const { clock, send, session, announced } = openTestSession({ sources: never })
    await send('NEXT')
    session.send({ type: 'BACK' })
    session.send({ type: 'NEXT' })
    await clock.settle()
    expect(announced).toEqual([])
  })

  it('ends the reading of accounts every 2 seconds', () => {
    const read = createReads(
      createFakeApi({}).api,
      1,
      createReadDeadline(createManualClock(), load),
      unheard,
    ).accounts()
    expect(read.refetchInterval?.({ state: { status: 'error', data: listed, error: httpError(401) } })).toBe(false)
  })
})

describe('the store', () => {
  it('does not notify subscribers of an event without effect', async () => {
    const { session, send } = openTestSession()
    let notified = 0
    session.store.subscribe(() => {
      notified += 1
    })
    await send('BACK', 'SUBMIT_EMAIL', 'CONFIRM_CLOSE')
    expect(notified).toBe(0)
    await send('NEXT')
    expect(notified).toBe(1)
  })

  it('sends the close message once', async () => {
    const { send, announced } = openTestSession()
    await send('PROMPT_CLOSE', 'CONFIRM_CLOSE', 'CONFIRM_CLOSE', 'PROMPT_CLOSE')
    expect(announced).toEqual([{ message: 'close' }])
  })
})
