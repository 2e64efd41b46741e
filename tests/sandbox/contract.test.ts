import { describe, expect, it } from 'vitest'
import { paths } from '../../src/generated/api.paths.ts'
import * as responses from '../../src/generated/responses.validators.js'
import { createSandbox } from '../../src/sandbox/index.ts'
import { type CallName, createTester, post } from './tester.ts'

const email = 'someone@example.com'
const fields = [
  { field_name: 'username', field_value: 'user_good' },
  { field_name: 'password', field_value: 'pass_good' },
]

/** One sound request for each call, and who must have connected before (1500 ms ago). */
const sound: Record<Exclude<CallName, 'upload'>, { body?: object; after?: string; status: number }> = {
  tokenCreate: { body: { client: { language: 'DE' }, source_id: 'hydra-water' }, status: 200 },
  info: { status: 200 },
  sources: { status: 200 },
  connect: { body: { source_id: 'hydra-water', fields }, status: 200 },
  status: { after: 'user_good', status: 200 },
  accountList: { after: 'user_good', status: 200 },
  accountSelect: { body: { accounts: ['hydra-water-account-2'] }, after: 'user_good', status: 204 },
  accountSelectManual: { body: { accounts: ['1', '2'] }, after: 'user_good', status: 204 },
  mfaGet: { after: 'user_mfa', status: 200 },
  mfaAnswer: { body: { answer: '123456' }, after: 'user_mfa', status: 204 },
  mfaMethodsGet: { after: 'user_methods', status: 200 },
  mfaMethodsSelect: { body: { mfa_method_id: 'sms' }, after: 'user_methods', status: 204 },
  questionGet: { after: 'user_question', status: 200 },
  questionAnswer: { body: { answer: 'blue' }, after: 'user_question', status: 204 },
  captchaGet: { after: 'user_captcha', status: 200 },
  captchaAnswer: { body: { answer: 'k7m2p' }, after: 'user_captcha', status: 204 },
  sourceAdd: { body: { email, url: 'https://example.com' }, status: 204 },
  connectionError: { body: { email }, status: 204 },
}

const validators: Partial<Record<CallName, (body: unknown) => boolean>> = responses

describe('every call of schemas/api', () => {
  it('has a row here (upload has a file of its own)', () => {
    expect([...Object.keys(sound), 'upload'].sort()).toEqual(Object.keys(paths).sort())
  })

  it.each(Object.entries(sound))('%s is answered as its schema says', async (name, { body, after, status }) => {
    const tester = await createTester()
    if (after) await tester.connect(after)
    tester.advance(1500)
    const answer = await tester.call(name as CallName, body)
    expect(answer.status).toBe(status)
    const validate = validators[name as CallName]
    if (validate) expect(validate(answer.body), JSON.stringify(answer.body)).toBe(true)
    else if (name !== 'tokenCreate') expect(answer.body).toBeNull()
  })

  it.each(Object.entries(sound).filter(([, { after }]) => after))(
    '%s waits for its turn',
    async (name, { body, status }) => {
      const tester = await createTester()
      const alwaysAnswered = ['status', 'accountList'].includes(name)
      expect((await tester.call(name as CallName, body)).status).toBe(alwaysAnswered ? status : 409)
    },
  )
})

const { link_token } = { link_token: 'link-sandbox-17d2f9a7-af3d-4ee4-abf4-08dc0b1ba585' }

describe('what is refused', () => {
  it.each<[CallName, object | string, number, string, string]>([
    ['info', {}, 400, 'INVALID_REQUEST', "'/link_token' (required)"],
    ['info', '{"link_token": ', 400, 'INVALID_REQUEST', 'not JSON'],
    ['info', 'null', 400, 'INVALID_REQUEST', "'/' (type)"],
    ['info', { link_token: 7 }, 400, 'INVALID_REQUEST', "'/link_token' (type)"],
    ['info', { link_token: 'x'.repeat(256) }, 400, 'INVALID_REQUEST', "'/link_token' (maxLength)"],
    ['info', { link_token }, 401, 'INVALID_LINK_TOKEN', 'token/create'],
    ['sources', { link_token, search: 'hy' }, 400, 'INVALID_REQUEST', "'/search' (minLength)"],
    ['connect', { link_token, source_id: 's', fields: [{}] }, 400, 'INVALID_REQUEST', "'/fields/0/field_name'"],
    ['accountSelect', { link_token, accounts: [] }, 400, 'INVALID_REQUEST', "'/accounts' (minItems)"],
    ['mfaAnswer', { link_token, answer: '' }, 400, 'INVALID_REQUEST', "'/answer' (minLength)"],
    ['upload', { link_token }, 400, 'INVALID_REQUEST', 'not multipart'],
    ['tokenCreate', { client: [] }, 400, 'INVALID_REQUEST', "'/client' (type)"],
    ['tokenCreate', { client: { mode: 5 } }, 400, 'INVALID_REQUEST', "'/client/mode' (type)"],
    ['tokenCreate', { client: { mode: 'Refresh' }, source_id: 'x' }, 400, 'INVALID_SOURCE', 'source_id'],
  ])('%s %j: %i %s', async (name, body, status, error_code, message) => {
    expect(await post(createSandbox(), name, body)).toEqual({
      status,
      body: {
        error_category: expect.any(String),
        error_code,
        error_message: expect.stringContaining(message),
        display_message: expect.stringMatching(/\w/),
      },
    })
  })

  it.each([[{}], [{ 'x-api-key': 'live' }]])('the key in %j', async (headers) => {
    const refused = await post(createSandbox(), 'tokenCreate', {}, headers)
    expect(refused).toMatchObject({ status: 401, body: { error_code: 'INVALID_API_KEY' } })
  })

  it.each([
    ['POST', '/api/v1/link/nothing'],
    ['GET', '/api/v1/link/info'],
    ['GET', '/'],
  ])('%s %s', async (method, path) => {
    const response = await createSandbox().app.request(path, { method, headers: { 'x-api-key': 'sandbox' } })
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ error_code: 'NOT_FOUND' })
  })

  it('is readable from any origin, errors included', async () => {
    const { app } = createSandbox()
    const preflight = await app.request('/api/v1/link/info', {
      method: 'OPTIONS',
      headers: { origin: 'https://a.example', 'access-control-request-headers': 'content-type,x-api-key' },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type,x-api-key')
    const refused = await app.request('/api/v1/link/info', { method: 'POST', headers: { origin: 'https://a.example' } })
    expect(refused.status).toBe(401)
    expect(refused.headers.get('access-control-allow-origin')).toBe('*')
    expect(refused.headers.get('access-control-expose-headers')).toBe('Retry-After')
  })
})
