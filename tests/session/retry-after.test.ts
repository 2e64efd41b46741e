import { expect, it } from 'vitest'
import { type Api, ApiError } from '../../src/api/index.ts'
import { obeyRetryAfter } from '../../src/session/retry-after.ts'

const limited = (headers: Record<string, string>) =>
  new ApiError('http', 'https://api.example/', { status: 429, headers })

function create(outcomes: (ApiError | null)[]) {
  let time = 0
  let calls = 0
  const status = async () => {
    calls += 1
    const error = outcomes.shift()
    if (error) throw error
    return { status: 'New' }
  }
  const api = obeyRetryAfter({ status, info: status, mfaAnswer: status } as unknown as Api, { now: () => time })
  return {
    api,
    calls: () => calls,
    pass: (ms: number) => {
      time += ms
    },
  }
}

it('does not make a call before the time that the server named, and says how long it is', async () => {
  const { api, calls, pass } = create([limited({ 'retry-after': '20' }), null])
  await expect(api.status({})).rejects.toMatchObject({ retryAfterMs: 20_000 })
  pass(5000)
  await expect(api.status({})).rejects.toMatchObject({ status: 429, retryAfterMs: 15_000 })
  expect(calls()).toBe(1)
  pass(15_000)
  await expect(api.status({})).resolves.toEqual({ status: 'New' })
  expect(calls()).toBe(2)
})

it.each([
  [400, 'INVALID_CREDENTIALS'],
  [400, null],
  [413, 'INVALID_CREDENTIALS'],
  [429, 'INVALID_CREDENTIALS'],
  [503, 'INVALID_CREDENTIALS'],
])('does not repeat the refusal %i %s of what was sent before', async (status, code) => {
  const refused = new ApiError('http', 'https://api.example/', {
    status,
    headers: { 'retry-after': '20' },
    data: { display_message: 'Wrong.', ...(code && { error_code: code }) },
  })
  const { api } = create([refused, null])
  const answer = () => api.mfaAnswer({ answer: '1' })
  await expect(answer()).rejects.toMatchObject({ code, display: 'Wrong.' })
  const limit = { kind: 'http', status: 429, code: null, display: null, retryAfterMs: 20_000 }
  await expect(answer()).rejects.toMatchObject(limit)
})

it.each([409, 429, 503, 401])('repeats what the server says with %i where nothing is sent', async (status) => {
  const busy = new ApiError('http', 'https://api.example/', {
    status,
    headers: { 'retry-after': '20' },
    data: { display_message: 'Back soon.' },
  })
  const { api } = create([busy, null])
  for (const _ of [1, 2]) await expect(api.status({})).rejects.toMatchObject({ status, display: 'Back soon.' })
})

it('waits a minute at most', async () => {
  const { api, pass } = create([limited({ 'retry-after': '99999' }), null])
  await expect(api.status({})).rejects.toThrow()
  pass(60_000)
  await expect(api.status({})).resolves.toBeDefined()
})

it('limits only the call that the server limited, and none without the header', async () => {
  const { api } = create([limited({ 'retry-after': '20' }), limited({}), null])
  await expect(api.status({})).rejects.toThrow()
  await expect(api.info({})).rejects.toThrow()
  await expect(api.info({})).resolves.toBeDefined()
})
