import { describe, expect, it, vi } from 'vitest'
import { type Api, ApiError, createApi } from '../../src/api/index.ts'
import { readBody } from '../../src/untrusted/index.ts'
import { type Answer, sends, serve, serving } from './support/server.ts'

const failureOf = (response: Promise<unknown>) =>
  response.then(
    () => expect.fail('it was answered'),
    (error: unknown) => error as ApiError,
  )

const refused = (status: number, body: string, headers: Record<string, string> = {}) =>
  serving(sends(status, body, headers), ({ url }) => failureOf(createApi({ host: url, token: 't' }).status({})))

/** Takes the request and says nothing. */
const silence: Answer = () => {}

describe('an answer that is not 2xx', () => {
  it.each([300, 304, 400, 401, 403, 404, 410, 429, 500, 502, 503])('%i is an API error', async (status) => {
    const error = await refused(status, '{}')
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ kind: 'http', status })
  })

  it.each([
    ['{"error_code":"INVALID_CREDENTIALS"}', 'INVALID_CREDENTIALS', null],
    ['{"error_code":"X","display_message":"Shown","error_message":"Internal"}', 'X', 'Shown'],
    ['{"error_message":"Internal"}', null, 'Internal'],
    ['{"display_message":"","error_message":"Internal"}', null, 'Internal'],
    ['{"display_message":" ","error_message":null}', null, null],
    ['{"error_code":7,"display_message":{"a":1}}', null, null],
    ['{"__proto__":{"error_code":"X","display_message":"Y"}}', null, null],
    ['["INVALID_CREDENTIALS"]', null, null],
    ['"INVALID_CREDENTIALS"', null, null],
    ['null', null, null],
    ['', null, null],
    ['<h1>Bad gateway</h1>', null, null],
  ])('%s: code %s, shown %s', async (body, code, display) => {
    expect(await refused(400, body)).toMatchObject({ code, display })
  })

  it('carries headers, address, status, its text and the data', async () => {
    const error = await refused(418, '{"error_category":"x"}', { 'x-request-id': 'r1', 'retry-after': '3' })
    expect(error).toMatchObject({
      name: 'ApiError',
      status: 418,
      statusText: "I'm a Teapot",
      headers: { 'x-request-id': 'r1' },
      data: { error_category: 'x' },
      retryAfterMs: 3000,
    })
    expect(new URL(error.url).pathname).toBe('/link/connection/status')
  })

  const rejection = '{"error_code":"INVALID_CREDENTIALS","display_message":"Wrong."}'

  it.each(['connect', 'status', 'info', 'sources', 'mfaAnswer', 'accountSelect'] as const)(
    '200 with the body of an error is that error: %s',
    async (name) => {
      const call = (api: Api) => (api[name] as Api['info'])({})
      const error = await serving(sends(200, rejection), ({ url }) =>
        failureOf(call(createApi({ host: url, token: 't' }))),
      )
      expect(error).toMatchObject({ kind: 'http', status: 200, code: 'INVALID_CREDENTIALS', display: 'Wrong.' })
    },
  )

  it.each([
    ['connect', { public_token: '', job_guid: '' }],
    ['connect', { public_token: null, job_guid: '' }],
    ['sources', { sources: [] }],
    ['mfaMethodsGet', { title: '', methods: [] }],
    ['captchaGet', { captcha_image_base64: '' }],
    ['status', { status: '' }],
    ['info', { name: '', show_step_consent: false, theme: {}, allowed_origins: [] }],
  ] as const)('200 with an error and nothing else is that error: %s %j', async (name, nothing) => {
    const body = JSON.stringify({ ...nothing, error_code: 'X', display_message: 'Wrong.' })
    const call = (api: Api) => (api[name] as Api['info'])({})
    const error = await serving(sends(200, body), ({ url }) => failureOf(call(createApi({ host: url, token: 't' }))))
    expect(error).toMatchObject({ kind: 'http', status: 200, code: 'X', display: 'Wrong.' })
  })

  it.each([{}, [], '', 0, false, null])('of an upload, too: data is %j', (data) => {
    expect(readBody('upload', JSON.stringify({ data, error_code: 'X' }))).toEqual({ error: { error_code: 'X' } })
  })

  it.each([
    ['upload', { data: { count: 0 } }],
    ['connect', { public_token: 'p', job_guid: '' }],
    ['info', { show_step_consent: true }],
  ] as const)('200 with one value is a result, whatever is beside it: %s %j', (name, value) => {
    expect(readBody(name, JSON.stringify({ ...value, error_code: 'X' }))).toMatchObject({ value })
  })

  it.each([
    ['{"status":"Error","error_code":"X"}', { status: 'Error' }],
    ['{"status":"New","error_code":null}', { status: 'New' }],
  ])('200 with a result is no error, whatever is beside it: %s', async (body, result) => {
    const answered = serving(sends(200, body), ({ url }) => createApi({ host: url, token: 't' }).status({}))
    expect(await answered).toEqual(result)
  })

  it.each(['{"error_code":7}', '{"error_code":""}', '{"error_code":{}}', '[{"error_code":"X"}]'])(
    '200 without a code that is a text is no such error: %s',
    async (body) => {
      const answered = serving(sends(200, body), ({ url }) =>
        createApi({ host: url, token: 't' }).mfaAnswer({ answer: 'a' }),
      )
      expect(await answered).toBeUndefined()
    },
  )

  const inAnHour = () => new Date(Date.now() + 3_600_000).toUTCString()

  it.each([
    ['12', 12_000, 12_000],
    ['0', 0, 0],
    ['5.25', 5250, 5250],
    ['-1', 0, 0],
    ['9'.repeat(400), Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
    ['20, 30', 20_000, 20_000],
    ['20 ,20', 20_000, 20_000],
    [inAnHour(), 1, 3_600_000],
    ['Mon, 01 Jan 2001 00:00:00 GMT', 0, 0],
  ])('Retry-After: %s means %d to %d ms', async (value, least, most) => {
    const { retryAfterMs } = new ApiError('http', 'https://api.example/', { headers: { 'retry-after': value } })
    expect(retryAfterMs).toBeGreaterThanOrEqual(least)
    expect(retryAfterMs).toBeLessThanOrEqual(most)
  })

  it('Retry-After: a date without a zone is of UTC, wherever the user is', () => {
    vi.stubEnv('TZ', 'America/New_York')
    expect(new Date().getTimezoneOffset()).toBeGreaterThan(0)
    const headers = { 'retry-after': inAnHour().replace(/, (..) (...) (.{4}) (.{8}) GMT/, ' $2 $1 $4 $3') }
    const { retryAfterMs } = new ApiError('http', 'https://api.example/', { headers })
    vi.unstubAllEnvs()
    expect(retryAfterMs).toBeGreaterThan(3_500_000)
    expect(retryAfterMs).toBeLessThanOrEqual(3_600_000)
  })

  it.each(['soon', ''])("Retry-After: '%s' means nothing", (value) => {
    const { retryAfterMs } = new ApiError('http', 'https://api.example/', { headers: { 'retry-after': value } })
    expect(retryAfterMs).toBeNull()
  })

  it('begins with 300', async () => {
    const fetch = async () => new Response('{"status":"New"}', { status: 299 })
    expect(await createApi({ host: 'https://api.example', token: 't', fetch }).status({})).toMatchObject({
      status: 'New',
    })
  })

  it('has a message without its body, which may name the user', async () => {
    expect((await refused(400, '{"error_message":"for ada@example.com"}')).message).toBe(
      'http failure · 400 · /link/connection/status',
    )
  })
})

describe('no answer', () => {
  it('is a network failure when the connection is refused', async () => {
    const { url, close } = await serve(silence)
    await close()
    const error = await failureOf(createApi({ host: url, token: 't' }).status({}))
    expect(error).toMatchObject({ kind: 'network', status: 0, retryAfterMs: null, code: null })
  })

  it('is a network failure when the connection is cut', async () => {
    const cut: Answer = (response) => response.destroy()
    const error = await serving(cut, ({ url }) => failureOf(createApi({ host: url, token: 't' }).status({})))
    expect(error).toMatchObject({ kind: 'network' })
  })

  it('is a network failure when the connection is cut in the middle of the body', async () => {
    const cut: Answer = (response) => {
      response.writeHead(200, { 'content-length': '100' })
      response.write('{"status":', () => response.destroy())
    }
    const error = await serving(cut, ({ url }) => failureOf(createApi({ host: url, token: 't' }).status({})))
    expect(error).toMatchObject({ kind: 'network' })
  })

  it.each(['https://[bad', 'nowhere'])('is a network failure of the host %s', async (host) => {
    const error = await failureOf(createApi({ host, token: 't' }).status({}))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ kind: 'network' })
  })

  it('is a network failure if the host redirects the call: what was typed goes to no other host', async () => {
    await serving(silence, async (elsewhere) => {
      const onward = sends(307, '', { location: `${elsewhere.url}/link/connect` })
      const error = await serving(onward, ({ url }) =>
        failureOf(createApi({ host: url, token: 't' }).connect({ source_id: 's', fields: [] })),
      )
      expect(error).toMatchObject({ kind: 'network' })
      expect(elsewhere.received).toEqual([])
    })
  })

  it('fails after the time limit, before the body or in the middle of it', async () => {
    const begun: Answer = (response) => void response.writeHead(200).write('{')
    for (const answer of [silence, begun]) {
      const error = await serving(answer, ({ url }) =>
        failureOf(createApi({ host: url, token: 't', timeLimitMs: 50 }).status({})),
      )
      expect(error).toMatchObject({ kind: 'time-limit', status: 0 })
    }
  })
})

describe('a call that its caller aborts', () => {
  it('rejects with the reason given, before and while it is under way', async () => {
    await serving(silence, async ({ url, received }) => {
      const api = createApi({ host: url, token: 't' })
      const early = AbortSignal.abort('left')
      expect(await failureOf(api.status({}, { signal: early }))).toBe('left')
      expect(received).toEqual([])
      const controller = new AbortController()
      const underWay = failureOf(api.status({}, { signal: controller.signal }))
      controller.abort('gone')
      expect(await underWay).toBe('gone')
    })
  })

  it('rejects with the reason given in the middle of the body', async () => {
    const controller = new AbortController()
    const begun: Answer = (response) => void response.writeHead(200).write('{', () => controller.abort('gone'))
    await serving(begun, async ({ url }) => {
      const response = createApi({ host: url, token: 't' }).status({}, { signal: controller.signal })
      expect(await failureOf(response)).toBe('gone')
    })
  })
})
