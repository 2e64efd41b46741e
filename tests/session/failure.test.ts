import { describe, expect, it } from 'vitest'
import { ApiError } from '../../src/api/index.ts'
import { failureOf } from '../../src/session/failure.ts'

const url = 'https://api.example/link/connect'

describe('failureOf', () => {
  it.each([
    [400, 'refused'],
    [403, 'refused'],
    [422, 'refused'],
    [401, 'expired'],
    [410, 'expired'],
    [408, 'timeout'],
    [429, 'limited'],
    [500, 'unavailable'],
    [503, 'unavailable'],
    [302, 'unavailable'],
  ])('status %i is %s', (status, failure) => {
    const data = { error_code: 'SOME_CODE' }
    expect(failureOf(new ApiError('http', url, { status, data }))).toEqual({ code: 'SOME_CODE', failure })
  })

  it.each([
    ['network', 'offline'],
    ['time-limit', 'timeout'],
    ['body', 'invalid-response'],
  ] as const)('a failure of kind %s is %s', (kind, failure) => {
    expect(failureOf(new ApiError(kind, url))).toEqual({ code: null, failure })
  })

  it('an error that is none of the API is no refusal', () => {
    expect(failureOf(new TypeError('x'))).toEqual({ code: null, failure: 'unavailable' })
  })
})
