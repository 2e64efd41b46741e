import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { type Api, type ApiOptions, createApi } from '../../src/api/index.ts'
import { paths } from '../../src/generated/api.paths.ts'
import { checks } from '../../src/generated/requests.validators.js'
import { sendsJson, serving } from './support/server.ts'

const payloads: Partial<Record<keyof Api, object>> = {
  sources: { search: 'power' },
  connect: {
    source_id: 's',
    fields: [{ field_name: 'u', field_value: 'v' }],
    privacy_policy_url: null,
    terms_of_use_url: null,
  },
  accountSelect: { accounts: ['1'] },
  accountSelectManual: { accounts: ['1'] },
  mfaAnswer: { answer: '123456' },
  mfaMethodsSelect: { mfa_method_id: 'm' },
  questionAnswer: { answer: 'Rex' },
  captchaAnswer: { answer: 'x7' },
  sourceAdd: { email: 'a@example.com', url: 'https://new.example' },
  connectionError: { email: 'a@example.com' },
}

const fixedPaths = JSON.parse(readFileSync(new URL('fixtures/paths.json', import.meta.url), 'utf8'))

const names = (Object.keys(paths) as (keyof typeof paths)[]).filter(
  (name): name is Exclude<keyof Api, 'upload'> => name !== 'upload' && name !== 'tokenCreate',
)

/** What reached the server of one call; how it was answered is another matter. */
const sent = (name: keyof Api, options: Partial<ApiOptions> = {}) =>
  serving(sendsJson({}), async ({ url, received }) => {
    const api = createApi({ token: 'link-token', ...options, host: url + (options.host ?? '') })
    const call = api[name] as (payload: object) => Promise<unknown>
    await call(payloads[name] ?? {}).catch(() => {})
    expect(received).toHaveLength(1)
    return received[0]
  })

describe('a call', () => {
  it.each(names)('%s is posted to its path with the link token, as its schema says', async (name) => {
    const request = await sent(name)
    const body: unknown = JSON.parse(request?.body ?? '')
    expect(request).toMatchObject({ method: 'POST', path: fixedPaths[name] })
    expect(request?.headers).toMatchObject({ 'content-type': 'application/json', accept: 'application/json' })
    expect(body).toEqual({ ...payloads[name], link_token: 'link-token' })
    expect(checks[name](body)).toBe(true)
  })

  it('is no call that only a server may make', () => {
    expect(Object.keys(createApi({ host: 'https://api.example', token: 't' }))).not.toContain('tokenCreate')
  })

  it('has a path of fixed words, so that nothing is substituted in it', () => {
    expect(Object.fromEntries(names.map((name) => [name, paths[name].path]))).toEqual(fixedPaths)
    for (const { path } of Object.values(paths)) expect(path).toMatch(/^(\/[a-z]+)+$/)
  })

  it.each([
    ['/api/v1', '/api/v1/link/info'],
    ['/api/v1/', '/api/v1/link/info'],
    ['///', '/link/info'],
  ])('goes below the base address %s', async (host, path) => {
    expect((await sent('info', { host }))?.path).toBe(path)
  })

  it('carries the sandbox key in sandbox mode only', async () => {
    expect((await sent('info', { sandboxKey: 'sandbox-key' }))?.headers['x-api-key']).toBe('sandbox-key')
    expect((await sent('info'))?.headers).not.toHaveProperty('x-api-key')
    expect((await sent('info', { sandboxKey: undefined }))?.headers).not.toHaveProperty('x-api-key')
  })

  it('sends no referrer and no cookies', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('{}'))
    await createApi({ host: 'https://api.example', token: 't', fetch }).info({})
    // What Node sends with neither, a browser sends with both unless it is told not to.
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' })
  })

  it('cannot be given another token by its payload', async () => {
    await serving(sendsJson({}), async ({ url, received }) => {
      const api = createApi({ host: url, token: 'mine' })
      await api.mfaAnswer({ answer: '1', link_token: 'theirs' } as { answer: string })
      expect(JSON.parse(received[0]?.body ?? '')).toEqual({ answer: '1', link_token: 'mine' })
    })
  })
})
