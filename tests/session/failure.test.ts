import { CancelledError } from '@tanstack/query-core'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../src/api/index.ts'
import { failureOf, failureView, isCancelled } from '../../src/session/failure.ts'
import { httpError, never, oneByOne } from './support/fake-api.ts'
import { openTestSession } from './support/harness.ts'

const url = 'https://api.example/link/x'

afterEach(() => vi.unstubAllGlobals())

describe('the kind of a failure', () => {
  it.each([
    [400, 'refused'],
    [404, 'refused'],
    [409, 'refused'],
    [422, 'refused'],
    [401, 'expired'],
    [403, 'expired'],
    [410, 'expired'],
    [408, 'timeout'],
    [429, 'limited'],
    [500, 'unavailable'],
    [502, 'unavailable'],
    [503, 'unavailable'],
    [304, 'unavailable'],
    [200, 'refused'],
  ] as const)('of status %i is %s', (status, failure) => {
    expect(failureOf(httpError(status, { error_code: 'X' }))).toEqual({ code: 'X', failure })
  })

  it.each([
    [400, 'refused'],
    [413, 'refused'],
    [401, 'expired'],
    [404, 'unavailable'],
    [407, 'unavailable'],
    [421, 'unavailable'],
    [431, 'unavailable'],
    [451, 'unavailable'],
  ] as const)('of status %i without a text of the server is %s', (status, failure) => {
    expect(failureOf(httpError(status))).toEqual({ code: null, failure })
  })

  it.each([400, 404, 422, 200, 500])(
    'of a token that the server does not know is expired, with status %i',
    (status) => {
      expect(failureOf(httpError(status, { error_code: 'INVALID_LINK_TOKEN' })).failure).toBe('expired')
    },
  )

  it.each(
    ['INVALID_CREDENTIALS', 'INVALID_CURP', 'INVALID_ANSWER', 'INVALID_ACCOUNT_ID'].flatMap((code) =>
      [200, 400, 401, 403, 408, 410, 429].map((status) => [code, status] as const),
    ),
  )('of %s is refused, with status %i', (code, status) => {
    expect(failureOf(httpError(status, { error_code: code })).failure).toBe('refused')
  })

  it('of a service that does not work is unavailable, whatever its code', () => {
    expect(failureOf(httpError(503, { error_code: 'INVALID_ANSWER' })).failure).toBe('unavailable')
  })

  it.each([
    [new ApiError('time-limit', url), 'timeout'],
    [new ApiError('body', url), 'invalid-response'],
    [new ApiError('network', url), 'unavailable'],
    [new Error('x'), 'unavailable'],
    [null, 'unavailable'],
  ] as const)('of %s is %s', (error, failure) => {
    expect(failureOf(error)).toEqual({ code: null, failure })
  })

  it('is offline only if the browser says so', () => {
    vi.stubGlobal('navigator', { onLine: false })
    expect(failureOf(new ApiError('network', url)).failure).toBe('offline')
    expect(failureOf(httpError(503)).failure).toBe('unavailable')
    vi.stubGlobal('navigator', { onLine: true })
    expect(failureOf(new ApiError('network', url)).failure).toBe('unavailable')
  })
})

it('a failure has the text of the server', () => {
  const error = httpError(503, { display_message: 'Back at noon.' })
  expect(failureView(error)).toEqual({ problemText: 'Back at noon.', code: null, failure: 'unavailable' })
  expect(failureView(httpError(503))).toEqual({ problemText: null, code: null, failure: 'unavailable' })
})

describe('the last failure of a session', () => {
  it('applies until the user sends again', async () => {
    const answers = oneByOne(
      httpError(503, { display_message: 'Back at noon.' }),
      httpError(429),
      new Promise(() => {}),
    )
    const { session, send, clock } = openTestSession(
      { status: () => ({ status: 'MfaQuestion' }), mfaGet: () => ({ question: '?' }), mfaAnswer: answers },
      { mode: 'Refresh' },
    )
    const shown = () => {
      const { problemText, code, failure } = session.store.getState()
      return { problemText, code, failure }
    }
    await clock.advance(500)
    expect(shown()).toEqual({ problemText: null, code: null, failure: null })
    await send({ type: 'SUBMIT_ANSWER', answer: '1' })
    expect(shown()).toEqual({ problemText: 'Back at noon.', code: null, failure: 'unavailable' })
    await send('PROMPT_CLOSE', 'CANCEL_CLOSE')
    expect(shown()).toEqual({ problemText: 'Back at noon.', code: null, failure: 'unavailable' })
    await send({ type: 'SUBMIT_ANSWER', answer: '1' })
    expect(shown()).toEqual({ problemText: null, code: null, failure: 'limited' })
    await send({ type: 'SUBMIT_ANSWER', answer: '1' })
    expect(shown()).toEqual({ problemText: null, code: null, failure: null })
  })

  it.each([
    ['a call', { connect: () => Promise.reject(httpError(503)) }, 'enterCredentials.credentials', 'unavailable'],
    ['a poll', { connect: () => ({}), status: () => Promise.reject(httpError(410)) }, 'errorSubmitEmail', 'expired'],
  ])('of %s is available to the next screen', async (_, handlers, to, failure) => {
    const { session, send, place, clock } = openTestSession({ status: never, ...handlers })
    const source = { source_id: 'power', name: 'Power', fields: [] }
    await send('NEXT', { type: 'SELECT_SOURCE', source }, { type: 'SUBMIT_CREDENTIALS', fields: [], sandbox: false })
    await clock.advance(0)
    expect([place(), session.store.getState().failure]).toEqual([to, failure])
  })
})

it('a read that the cache has cancelled is known, and no other error is taken for one', () => {
  expect(isCancelled(new CancelledError({ revert: true }))).toBe(true)
  for (const error of [httpError(503), new ApiError('network', url), new Error('revert'), 'revert', null])
    expect(isCancelled(error)).toBe(false)
})
