import { afterEach, describe, expect, it, vi } from 'vitest'
import { httpError, never, oneByOne } from './support/fake-api.ts'
import { connected, openTestSession, select, submit } from './support/harness.ts'

const status = (name: string) => ({ status: name, additional_information: null })
const pending = () => status('Connecting')
const connect = () => connected
const minutes = (count: number) => count * 60_000

afterEach(() => vi.restoreAllMocks())

describe('polling', () => {
  it('polls every two seconds until the connection succeeds, then tells the host', async () => {
    const answers = oneByOne(pending(), pending(), status('Connected'))
    const { clock, send, place, calls, announced } = openTestSession({ connect, status: answers })
    await send('NEXT', select, submit)
    expect(place()).toBe('enterCredentials.polling')
    await clock.advance(4000)
    expect(calls('status')).toHaveLength(3)
    await clock.advance(499)
    expect([place(), announced]).toEqual(['enterCredentials.polling', []])
    await clock.advance(1)
    expect([place(), announced]).toEqual(['success', [{ message: 'success', result: connected }]])
    await clock.advance(minutes(5))
    expect(calls('status')).toHaveLength(3)
  })

  it('times out after four minutes and at most 121 requests', async () => {
    const { clock, place, calls, announced } = openTestSession({ status: pending }, { mode: 'Refresh' })
    await clock.advance(minutes(4))
    expect([place(), calls('status').length]).toEqual(['errorSubmitEmail', 121])
    expect(announced).toEqual([{ message: 'error', reason: 'Timeout' }])
    await clock.advance(minutes(10))
    expect(calls('status')).toHaveLength(121)
  })

  it('keeps each change of the status once, until credentials are sent again', async () => {
    const answers = oneByOne(pending(), pending(), status('InvalidCredentials'), pending())
    const { clock, send, session, place } = openTestSession({ connect, status: answers })
    const seen = () => session.store.getState().statuses
    await send('NEXT', select, submit)
    await clock.advance(4000)
    expect(seen()).toEqual(['Connecting', 'InvalidCredentials'])
    await send('TRY_AGAIN')
    expect(seen()).toEqual(['Connecting', 'InvalidCredentials'])
    await send(submit)
    await clock.advance(2000)
    expect([place(), seen()]).toEqual(['enterCredentials.polling', ['Connecting']])
  })

  it('goes on while the status only repeats what was answered, and keeps what was seen before', async () => {
    const answers = oneByOne(pending(), status('MfaQuestion'), status('MfaQuestion'), status('Connected'))
    const handlers = { connect, status: answers, mfaGet: () => ({ question: '?' }), mfaAnswer: () => undefined }
    const { clock, send, session, place, queries } = openTestSession(handlers)
    await send('NEXT', select, submit)
    await clock.advance(2500)
    expect(place()).toBe('enterCredentials.mfa-question')
    await send({ type: 'SUBMIT_ANSWER', answer: '123456' })
    await clock.advance(1000)
    expect(place()).toBe('enterCredentials.polling')
    expect(session.store.getState().statuses).toEqual(['Connecting', 'MfaQuestion'])
    await clock.advance(2500)
    expect(place()).toBe('success')
    // The end of polling removes nothing else from the cache.
    expect(queries.getQueryData(['providers', ''])).toBeDefined()
  })

  it('starts a new time limit after a sub-step', async () => {
    const asks = [pending(), status('MfaQuestion'), pending()]
    const handlers = { status: oneByOne(...asks), mfaGet: () => ({ question: '?' }), mfaAnswer: () => undefined }
    const { clock, send, place } = openTestSession(handlers, { mode: 'Refresh' })
    await clock.advance(2500)
    await clock.advance(minutes(3))
    expect(place()).toBe('enterCredentials.mfa-question')
    await send({ type: 'SUBMIT_ANSWER', answer: '123456' })
    await clock.advance(minutes(4) - 1)
    expect(place()).toBe('enterCredentials.polling')
    await clock.advance(1)
    expect(place()).toBe('errorSubmitEmail')
  })

  it.each([
    ['an hour ahead', 3_600_000],
    ['an hour back', -3_600_000],
  ])('ignores a wall clock that jumps %s', async (_, jump) => {
    const answers = oneByOne(pending(), pending(), pending(), status('Connected'))
    const { clock, place, calls } = openTestSession({ status: answers }, { mode: 'Refresh' })
    await clock.advance(2000)
    const before = Date.now()
    vi.spyOn(Date, 'now').mockReturnValue(before + jump)
    await clock.advance(4500)
    expect([place(), calls('status').length]).toEqual(['success', 4])
  })

  it('polls once more after the machine slept past the limit, and uses the response', async () => {
    const answers = oneByOne(pending(), pending(), status('MfaQuestionNoAnswer'), status('Connected'))
    const { clock, place, calls } = openTestSession({ status: answers }, { mode: 'Refresh' })
    await clock.advance(5000)
    await clock.sleep(minutes(30))
    expect(calls('status')).toHaveLength(4)
    await clock.advance(500)
    expect(place()).toBe('success')
  })

  it('retries a failed request with increasing delays, and a refused one never', async () => {
    const busy = httpError(429, {}, { 'retry-after': '7' })
    const { clock, place, calls } = openTestSession(
      { status: oneByOne(httpError(503), busy, status('Connected')) },
      { mode: 'Refresh' },
    )
    await clock.advance(999)
    expect(calls('status')).toHaveLength(1)
    await clock.advance(1)
    expect(calls('status')).toHaveLength(2)
    await clock.advance(6999)
    expect(calls('status')).toHaveLength(2)
    await clock.advance(501)
    expect([place(), calls('status').length]).toEqual(['success', 3])
    const refused = openTestSession({ status: () => Promise.reject(httpError(401)) }, { mode: 'Refresh' })
    await refused.clock.advance(minutes(1))
    expect([refused.place(), refused.calls('status').length]).toEqual(['errorSubmitEmail', 1])
  })

  it('fails after three retries', async () => {
    const { clock, place, calls, announced } = openTestSession(
      { status: () => Promise.reject(httpError(500)) },
      { mode: 'Refresh' },
    )
    await clock.advance(1000 + 2000 + 4000)
    expect([place(), calls('status').length]).toEqual(['errorSubmitEmail', 4])
    expect(announced).toEqual([{ message: 'error', reason: 'Error' }])
  })
})

describe('leaving a place', () => {
  it('stops polling and aborts the pending request', async () => {
    const { clock, send, calls, place, queries } = openTestSession({
      connect,
      status: oneByOne(pending(), new Promise(() => {})),
    })
    await send('NEXT', select, submit)
    await clock.advance(2000)
    await send('BACK')
    expect([place(), calls('status').at(-1)?.signal?.aborted]).toEqual(['selectSource', true])
    expect(queries.getQueryCache().findAll({ queryKey: ['pollCredentials'] })).toEqual([])
    await clock.advance(minutes(5))
    expect(calls('status')).toHaveLength(2)
  })

  it('aborts a submit and ignores its late response', async () => {
    let answer: (value: unknown) => void = () => {}
    const { clock, send, place, calls } = openTestSession({
      connect: () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    })
    await send('NEXT', select, submit, 'BACK')
    answer(connected)
    await clock.advance(minutes(1))
    expect([place(), calls('connect')[0]?.signal?.aborted, calls('status').length]).toEqual(['selectSource', true, 0])
  })

  it('aborts a read', async () => {
    const { clock, send, calls } = openTestSession(
      { status: () => status('Captcha'), captchaGet: never },
      { mode: 'Refresh' },
    )
    await clock.advance(500)
    await send('BACK')
    expect(calls('captchaGet').map(({ signal }) => signal?.aborted)).toEqual([true])
  })

  it('cancels a delayed transition', async () => {
    const { clock, send, place, announced } = openTestSession(
      { status: () => status('Connected') },
      { mode: 'Refresh' },
    )
    await clock.advance(100)
    await send('BACK')
    await clock.advance(minutes(1))
    expect([place(), announced]).toEqual(['consent', []])
  })

  it('by dispose stops all timers and calls, and ignores later events', async () => {
    let answer: (value: unknown) => void = () => {}
    const { session, clock, send, place, calls } = openTestSession({
      connect: () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    })
    await send('NEXT', select, submit)
    answer(connected)
    session.dispose()
    await send('BACK', 'PROMPT_CLOSE')
    await clock.advance(minutes(5))
    expect([place(), calls('status').length]).toEqual(['enterCredentials.credentials-submitting', 0])
  })

  it.each<[string, (opened: ReturnType<typeof openTestSession>) => unknown]>([
    ['closing', ({ send }) => send('PROMPT_CLOSE', 'CONFIRM_CLOSE')],
    ['dispose', ({ session }) => session.dispose()],
  ])('keeps nothing of what was entered or answered after %s', async (_, end) => {
    const opened = openTestSession()
    const { session, send } = opened
    const data = () => session.store.getState().state.data
    const first = data()
    await send('NEXT', select)
    expect(data()).not.toEqual(first)
    await end(opened)
    expect(data()).toEqual(first)
  })
})
