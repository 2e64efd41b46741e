import { describe, expect, it } from 'vitest'
import { paths } from '../../src/generated/api.paths.ts'
import * as responses from '../../src/generated/responses.validators.js'
import { createSandbox } from '../../src/sandbox/index.ts'
import { sourceId } from '../support/sources.ts'
import { type CallName, createTester, post } from './tester.ts'

const source_id = sourceId('hydra-water')
const email = 'someone@example.com'
const fields = [
  { field_name: 'username', field_value: 'user_good' },
  { field_name: 'password', field_value: 'pass_good' },
]

/** One valid request for each call, and the user who connected 1500 ms before. */
const validRequests: Record<Exclude<CallName, 'upload'>, { body?: object; after?: string; status: number }> = {
  tokenCreate: { body: { client: { language: 'DE' }, source_id }, status: 200 },
  info: { status: 200 },
  sources: { status: 200 },
  connect: { body: { source_id, fields }, status: 200 },
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
  it('has a row here (upload has its own file)', () => {
    expect([...Object.keys(validRequests), 'upload'].sort()).toEqual(Object.keys(paths).sort())
  })

  it.each(Object.entries(validRequests))('%s answers as its schema says', async (name, { body, after, status }) => {
    const tester = await createTester()
    if (after) await tester.connect(after)
    tester.advance(1500)
    const answer =
      name === 'tokenCreate'
        ? await post(tester.sandbox, name, body as object)
        : await tester.call(name as CallName, body)
    expect(answer.status).toBe(status)
    const validate = validators[name as CallName]
    if (validate) expect(validate(answer.body), JSON.stringify(answer.body)).toBe(true)
    else if (name !== 'tokenCreate') expect(answer.body).toBeNull()
  })

  it.each(Object.entries(validRequests).filter(([, { after }]) => after))(
    '%s is refused before the status asks for it',
    async (name, { body, status }) => {
      const tester = await createTester()
      const isAlwaysAnswered = ['status', 'accountList'].includes(name)
      const answer = await tester.call(name as CallName, body)
      expect(answer.status).toBe(isAlwaysAnswered ? status : 400)
      if (!isAlwaysAnswered) expect(answer.body).toMatchObject({ error_code: 'UNEXPECTED_CALL' })
    },
  )
})

const link_token = 'link-sandbox-17d2f9a7-af3d-4ee4-abf4-08dc0b1ba585'

describe('a request is refused', () => {
  it.each<[CallName, object | string, number, string, string]>([
    ['info', {}, 400, 'VALIDATION_FAILED', "'/link_token' (required)"],
    ['info', '{"link_token": ', 400, 'VALIDATION_FAILED', 'not JSON'],
    ['info', 'null', 400, 'VALIDATION_FAILED', "'/' (type)"],
    ['info', { link_token: 7 }, 400, 'VALIDATION_FAILED', "'/link_token' (type)"],
    ['info', { link_token: 'x'.repeat(256) }, 400, 'VALIDATION_FAILED', "'/link_token' (maxLength)"],
    ['info', { link_token }, 400, 'INVALID_LINK_TOKEN', 'token/create'],
    ['sources', { link_token, search: 'hy' }, 400, 'VALIDATION_FAILED', "'/search' (pattern)"],
    ['sources', { link_token, search: 'x'.repeat(256) }, 400, 'VALIDATION_FAILED', "'/search' (maxLength)"],
    ['connect', { link_token, source_id: 's', fields: [{}] }, 400, 'VALIDATION_FAILED', "'/fields/0/field_name'"],
    ['accountSelect', { link_token, accounts: [] }, 400, 'VALIDATION_FAILED', "'/accounts' (minItems)"],
    ['mfaAnswer', { link_token, answer: '' }, 400, 'VALIDATION_FAILED', "'/answer' (minLength)"],
    ['upload', { link_token }, 400, 'VALIDATION_FAILED', 'not multipart'],
    ['tokenCreate', { client: [] }, 400, 'VALIDATION_FAILED', "'/client' (type)"],
    ['tokenCreate', { client: { mode: 5 } }, 400, 'VALIDATION_FAILED', "'/client/mode' (type)"],
    ['tokenCreate', { update: { mode: 'Normal' } }, 400, 'VALIDATION_FAILED', "'/update/mode' (enum)"],
    ['tokenCreate', { client: { mode: 'Refresh' }, source_id: 'x' }, 400, 'INVALID_SOURCE', 'source_id'],
    ['tokenCreate', { source_ids: [source_id, 'x'] }, 400, 'INVALID_SOURCE', 'source_id'],
    ['tokenCreate', { source_ids: [source_id], source_id: sourceId('blue-mesa-gas') }, 400, 'INVALID_SOURCE', ''],
  ])('%s %j: %i %s', async (name, body, status, error_code, message) => {
    expect(await post(createSandbox(), name, body)).toMatchObject({
      status,
      body: {
        error_category: expect.any(String),
        error_code,
        error_message: expect.stringContaining(message),
        display_message: expect.stringMatching(/\w/),
      },
    })
  })

  it.each([[{}], [{ 'x-api-key': 'live' }]])('with the headers %j', async (headers) => {
    const answer = await post(createSandbox(), 'tokenCreate', {}, headers)
    expect(answer).toMatchObject({ status: 401, body: { error_code: 'INVALID_API_KEYS' } })
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

  it('with headers that let any origin read the error', async () => {
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
