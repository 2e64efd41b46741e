// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError, createApi } from '../../src/api/index.ts'
import { longestBody } from '../../src/api/text-of.ts'
import { type Answer, neverEnds, sends, sendsJson, serve, type TestServer } from './support/server.ts'

const files = [
  new File(['%PDF-1.7 one'], 'one.pdf', { type: 'application/pdf' }),
  new File(['%PDF-1.7 two'], 'zwei ✓.pdf', { type: 'application/pdf' }),
]
const payload = { files, source_id: 'power' }
const silence: Answer = () => {}

let server: TestServer | null = null
afterEach(() => server?.close())

async function apiOver(answer: Answer, options: { sandboxKey?: string; stallLimitMs?: number } = {}) {
  server = await serve(answer)
  return createApi({ host: server.url, token: 'link-token', ...options })
}

const failureOf = (response: Promise<unknown>) =>
  response.then(
    () => expect.fail('it was answered'),
    (error: unknown) => error as ApiError,
  )

describe('upload', () => {
  it('sends the files, the source and the token as one form', async () => {
    const api = await apiOver(sendsJson({ data: { upload_id: 'u' } }), { sandboxKey: 'sandbox-key' })
    expect(await api.upload(payload)).toEqual({ data: { upload_id: 'u' } })
    const [request] = server?.received ?? []
    expect(request).toMatchObject({ method: 'POST', path: '/link/upload', headers: { 'x-api-key': 'sandbox-key' } })
    expect(request?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    const names = [...(request?.body ?? '').matchAll(/ name="([^"]+)"(?:; filename="([^"]+)")?/g)]
    expect(names.map(([, name, file]) => [name, file])).toEqual([
      ['source_id', undefined],
      ['link_token', undefined],
      ['files', 'one.pdf'],
      ['files', 'zwei ✓.pdf'],
    ])
    expect(request?.body).toContain('%PDF-1.7 two')
  })

  it('reports how much has been sent', async () => {
    const api = await apiOver(sendsJson({ data: null }))
    const progress: [number, number][] = []
    await api.upload(payload, { onProgress: (sent, total) => progress.push([sent, total]) })
    expect(progress.at(-1)?.[0]).toBeGreaterThan(0)
    expect(progress.every(([sent, total]) => sent <= total)).toBe(true)
  })

  it.each<[string, Answer, object]>([
    [
      'an error response',
      sendsJson({ error_code: 'TOO_LARGE', display_message: 'Too large.' }, 413),
      { kind: 'http', status: 413, code: 'TOO_LARGE', display: 'Too large.' },
    ],
    ['204', sends(204), { kind: 'body' }],
    ['HTML', sends(200, '<h1>'), { kind: 'body' }],
    ['a body without data', sendsJson({}), { kind: 'body' }],
    ['a cut connection', (response) => response.destroy(), { kind: 'network', status: 0 }],
  ])('%s is an API error', async (_, answer, failure) => {
    const api = await apiOver(answer)
    const error = await failureOf(api.upload(payload))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject(failure)
  })

  it('keeps the time that the server asks to wait', async () => {
    const headers = { 'retry-after': '20', 'access-control-expose-headers': 'Retry-After' }
    const api = await apiOver(sends(429, '{}', headers))
    expect(await failureOf(api.upload(payload))).toMatchObject({ status: 429, retryAfterMs: 20_000 })
  })

  it('refuses data that nests so deep that no message can carry it', async () => {
    const nested = (levels: number) => `{"data":${'['.repeat(levels)}${']'.repeat(levels)}}`
    const api = await apiOver(sends(200, nested(100_000)))
    expect(await failureOf(api.upload(payload))).toMatchObject({ kind: 'body' })
    await server?.close()
    const other = await apiOver(sends(200, nested(100)))
    expect(structuredClone(await other.upload(payload))).toEqual(JSON.parse(nested(100)))
  })

  it('ends the request of a response that goes on for too long', async () => {
    const { answer, isCut } = neverEnds((response) => void response.write('x'.repeat(longestBody + 1)))
    const api = await apiOver(answer)
    const error = await failureOf(api.upload(payload))
    expect(error).toMatchObject({ kind: 'body', status: 200 })
    expect(error.message).toContain('too long')
    await vi.waitFor(() => expect(isCut()).toBe(true))
  })

  it.each([
    ['a list', [1]],
    ['a text', 'done'],
    ['nothing', null],
  ])('takes data of any kind: %s', async (_, data) => {
    const api = await apiOver(sendsJson({ data }))
    expect(await api.upload(payload)).toEqual({ data })
  })

  it('passes data on whole, blank names and unknown keys included', async () => {
    const data = { id: 'doc-1', v: 2, name: ' ', items: [{ label: '', deep: { field_type: 'Email' } }] }
    const api = await apiOver(sendsJson({ data, echo: 'x' }))
    expect(await api.upload(payload)).toEqual({ data })
  })

  it('takes no response from another origin', async () => {
    const other = await serve(sendsJson({ data: 'other' }))
    const api = await apiOver(sends(307, '', { location: `${other.url}/link/upload` }))
    const error = await failureOf(api.upload(payload))
    await other.close()
    expect(error).toMatchObject({ kind: 'network', status: 0 })
  })

  describe('where a tool has put something in place of XMLHttpRequest', () => {
    const proto = XMLHttpRequest.prototype
    const replace = (name: 'responseURL' | 'responseText', get: () => unknown) =>
      vi.spyOn(proto, name, 'get').mockImplementation(get as () => string)
    afterEach(() => vi.restoreAllMocks())

    it.each([[''], [undefined]])('that knows no headers and as the address %j: the answer is read', async (address) => {
      const api = await apiOver(sendsJson({ data: null }))
      replace('responseURL', () => address)
      vi.spyOn(proto, 'getAllResponseHeaders').mockReturnValue(null as unknown as string)
      expect(await api.upload(payload)).toEqual({ data: null })
    })

    it('that throws when it is read: a failure of the network', async () => {
      const api = await apiOver(sendsJson({ data: null }))
      replace('responseText', () => {
        throw new Error('planted')
      })
      expect(await failureOf(api.upload(payload))).toMatchObject({ kind: 'network', status: 0 })
    })
  })

  it('fails when it makes no progress', async () => {
    const api = await apiOver(silence, { stallLimitMs: 50 })
    expect(await failureOf(api.upload(payload))).toMatchObject({ kind: 'time-limit', status: 0 })
  })

  it('rejects with the reason of its abort, before and while it is under way', async () => {
    const api = await apiOver(silence)
    expect(await failureOf(api.upload(payload, { signal: AbortSignal.abort('left') }))).toBe('left')
    expect(server?.received).toEqual([])
    const controller = new AbortController()
    const underWay = failureOf(api.upload(payload, { signal: controller.signal }))
    await vi.waitFor(() => expect(server?.received).toHaveLength(1))
    controller.abort('gone')
    expect(await underWay).toBe('gone')
  })
})
