import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../src/api/index.ts'
import { retryDelay, retryRead } from '../../src/session/index.ts'

const url = 'https://api.example/link/sources'
const http = (status: number, headers: Record<string, string> = {}) => new ApiError('http', url, { status, headers })
const retryAfter = (value: string) => http(429, { 'retry-after': value })

afterEach(() => vi.useRealTimers())

describe('retryRead', () => {
  it.each<[string, unknown, boolean]>([
    ['500', http(500), true],
    ['502', http(502), true],
    ['503', http(503), true],
    ['408', http(408), true],
    ['429', http(429), true],
    ['400', http(400), false],
    ['401', http(401), false],
    ['403', http(403), false],
    ['404', http(404), false],
    ['410', http(410), false],
    ['no answer', new ApiError('network', url), true],
    ['no answer in time', new ApiError('time-limit', url), true],
    ['an answer that is not what was agreed', new ApiError('body', url, { status: 200 }), false],
    ['another error', new Error('bug'), false],
    ['nothing', undefined, false],
  ])('%s', (_, error, again) => {
    expect([0, 1, 2, 3, 4].map((failures) => retryRead(failures, error))).toEqual([again, again, again, false, false])
  })
})

describe('retryDelay', () => {
  it.each<[string, number, unknown, number]>([
    ['the first', 0, http(500), 1000],
    ['the second', 1, http(500), 2000],
    ['the third', 2, http(500), 4000],
    ['the sixth', 5, http(500), 30_000],
    ['the hundredth', 99, http(500), 30_000],
    ['any other error', 0, new Error(), 1000],
    ['Retry-After in seconds', 0, retryAfter('7'), 7000],
    ['Retry-After shorter than ours', 2, retryAfter('1'), 4000],
    ['Retry-After of no time', 0, retryAfter('0'), 1000],
    ['Retry-After for ever', 0, retryAfter('99999'), 60_000],
    ['Retry-After beyond numbers', 0, retryAfter('9'.repeat(400)), 60_000],
    ['Retry-After as a date', 0, retryAfter('Sat, 21 Nov 2026 12:00:20 GMT'), 20_000],
    ['Retry-After as a date gone by', 0, retryAfter('Sat, 21 Nov 2026 11:00:00 GMT'), 1000],
    ['Retry-After far away', 0, retryAfter('Sun, 22 Nov 2026 12:00:00 GMT'), 60_000],
    ['Retry-After of nonsense', 0, retryAfter('soon'), 1000],
    ['Retry-After empty', 0, retryAfter(''), 1000],
  ])('%s', (_, attempt, error, ms) => {
    vi.useFakeTimers({ now: Date.parse('Sat, 21 Nov 2026 12:00:00 GMT'), toFake: ['Date'] })
    expect(retryDelay(attempt, error)).toBe(ms)
  })
})
