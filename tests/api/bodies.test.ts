import { describe, expect, it } from 'vitest'
import { type Api, ApiError, createApi } from '../../src/api/index.ts'
import { type Answer, sends, sendsJson, serving } from './support/server.ts'

const source = { source_id: 's', name: 'S', fields: [{ field_name: 'user', field_type: 'Text' }] }

/** Every call that answers something, with a body as agreed. */
const calls: [keyof Api, unknown][] = [
  ['info', {}],
  ['sources', { sources: [source] }],
  ['connect', { public_token: 'p', job_guid: 'j' }],
  ['status', { status: 'Connecting' }],
  ['accountList', { accounts: [] }],
  ['mfaGet', { question: '?' }],
  ['mfaMethodsGet', { methods: [{ mfa_method_id: 'sms', label: 'SMS' }] }],
  ['questionGet', { question: '?' }],
  ['captchaGet', { captcha_image_base64: '' }],
]

/** Makes one call over HTTP. */
const ask = (name: keyof Api, answer: Answer): Promise<unknown> =>
  serving(answer, ({ url }) => {
    const call = createApi({ host: url, token: 't' })[name] as (payload: object) => Promise<unknown>
    return call({})
  })

const rejectionOf = (response: Promise<unknown>) =>
  response.then(
    (value) => expect.fail(`answered ${JSON.stringify(value)}`),
    (error: unknown) => error,
  )

describe('a body that breaks its schema is an error of every call', () => {
  const bad: [string, Answer][] = [
    ['204', sends(204)],
    ['empty', sends(200, '')],
    ['HTML', sends(200, '<h1>Maintenance</h1>', { 'content-type': 'text/html' })],
    ['truncated', sends(200, '{"status":"Conn')],
    ['null', sends(200, 'null')],
    ['a list', sends(200, '[]')],
    ['a text', sends(200, '"x"')],
    ['a number', sends(200, '7')],
  ]
  const rows = calls
    .flatMap(([name]) => bad.map(([what, answer]) => ({ name, what, answer })))
    // The one call that returns something and may return nothing (docs/api.md).
    .filter(({ name, what }) => name !== 'connect' || !['204', 'empty'].includes(what))

  it.each(rows)('$name: $what', async ({ name, answer }) => {
    const error = await rejectionOf(ask(name, answer))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ kind: 'body', code: null, display: null })
    expect((error as ApiError).message).not.toContain('Maintenance')
  })
})

describe('a value that breaks its schema is an error that names its place', () => {
  it.each<[keyof Api, unknown, string]>([
    ['status', {}, 'body: required'],
    ['status', { status: 'Unheard' }, '/status: enum'],
    ['status', { status: null }, '/status: enum'],
    ['status', { status: 1 }, '/status: enum'],
    ['sources', {}, 'body: required'],
    ['sources', { sources: {} }, '/sources: type'],
    ['sources', { sources: [{ name: 'S', fields: [] }] }, '/sources/0: required'],
    ['sources', { sources: [{ ...source, name: 7 }] }, '/sources/0/name: type'],
    ['sources', { sources: [{ ...source, fields: null }] }, '/sources/0/fields: type'],
    [
      'sources',
      { sources: [{ ...source, fields: [{ field_name: {}, field_type: 'Text' }] }] },
      '/sources/0/fields/0/field_name: type',
    ],
    ['info', { name: 7 }, '/name: type'],
    ['info', { name: { toString: 'x' } }, '/name: type'],
    ['connect', { public_token: 1 }, '/public_token: type'],
    ['accountList', { accounts: [{}] }, '/accounts/0: required'],
    ['mfaGet', { question: {} }, '/question: type'],
    ['mfaGet', { question: ' \u200b' }, '/question: type'],
    ['questionGet', { question: '' }, '/question: type'],
    ['mfaMethodsGet', { methods: [{ label: 'SMS' }] }, '/methods/0: required'],
    ['mfaMethodsGet', { methods: [] }, '/methods: minItems'],
    ['captchaGet', { captcha_image_base64: 1 }, '/captcha_image_base64: type'],
  ])('%s %j: %s', async (name, body, place) => {
    const error = await rejectionOf(ask(name, sendsJson(body)))
    expect(error).toMatchObject({ kind: 'body', status: 200, message: expect.stringContaining(place) })
  })
})

describe('a body that fits its schema', () => {
  it.each(calls)('%s', async (name, body) => {
    expect(await ask(name, sendsJson(body))).toEqual(body)
  })

  it.each<[keyof Api, unknown]>([
    ['info', { name: null, image_url: null, privacy_policy_url: null, terms_of_use_url: null, update_mode: null }],
    ['info', { mode: 'Unheard', account_select_mode: 'All' }],
    ['sources', { sources: [] }],
    ['sources', { sources: [{ ...source, country: null, logo_url: null, website: null }] }],
    ['connect', {}],
    ['connect', { public_token: null, job_guid: null }],
    ['accountList', { accounts: [{ account_id: '1', account_number: '2', account_address: null }] }],
    ['status', { status: 'Error', additional_information: { any: ['thing'] } }],
  ])('%s may leave out what is optional: %j', async (name, body) => {
    expect(await ask(name, sendsJson(body))).toEqual(body)
  })

  it('loses keys that its schema does not name, which reach no prototype', async () => {
    const text = '{"status":"New","extra":1,"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'
    const body = (await ask('status', sends(200, text))) as object
    expect([body, Object.keys(body)]).toEqual([{ status: 'New' }, ['status']])
    expect([Object.getPrototypeOf(body) === Object.prototype, 'polluted' in {}]).toEqual([true, false])
  })

  it.each(calls.filter(([name]) => name !== 'info'))('%s loses what the server echoes', async (name, body) => {
    const echo = { fields: [{ field_name: 'password', field_value: 'pässw0rd' }], password: 'pässw0rd' }
    expect(await ask(name, sendsJson({ ...echo, ...(body as object) }))).toEqual(body)
  })

  it('loses what the server echoes inside an item of a list', async () => {
    const account = { account_id: '1', account_number: '2', account_address: null }
    const accounts = await ask('accountList', sendsJson({ accounts: [{ ...account, password: 'pässw0rd' }] }))
    expect(accounts).toEqual({ accounts: [account] })
  })

  it('keeps further keys of client info that a flow may read as inputs', async () => {
    const further = { region: 'north', seats: 3, 'is-beta': true, note: null }
    expect(await ask('info', sendsJson({ name: 'N', ...further }))).toStrictEqual({ name: 'N', ...further })
  })

  it.each([
    ['an object', { a: 1 }],
    ['a list', [1]],
    ['a text of more than 255 characters', 'x'.repeat(256)],
  ])('keeps only the key where the value of a further key is %s', async (_, value) => {
    expect(await ask('info', sendsJson({ tags: value }))).toStrictEqual({ tags: undefined })
  })

  it('keeps no further keys of an unusual name', async () => {
    const odd = '{"":1,"1st":1,"a.b":1,"__proto__":1,"constructor":1,"toString":1}'
    expect(await ask('info', sends(200, odd.replace('}', `,"${'k'.repeat(65)}":1}`)))).toStrictEqual({})
  })

  it('keeps 100 further keys, and every key of the schema', async () => {
    const many = Object.fromEntries(Array.from({ length: 150 }, (_, index) => [`key${index}`, index]))
    const body = (await ask('info', sendsJson({ ...many, name: 'N' }))) as object
    expect([Object.keys(body).length, 'key99' in body, 'name' in body]).toEqual([101, true, true])
  })

  it.each<[string, Answer]>([
    ['204', sends(204)],
    ['empty', sends(200, '')],
  ])('of connect may be missing, as in update mode: %s', async (_, answer) => {
    expect(await ask('connect', answer)).toEqual({})
  })

  it.each<[string, Answer]>([
    ['204', sends(204)],
    ['empty', sends(200, '')],
    ['HTML', sends(200, '<p>ok</p>')],
    ['JSON', sendsJson({ anything: 1 })],
  ])('is ignored where a call returns nothing: %s', async (_, answer) => {
    expect(await ask('mfaAnswer', answer)).toBeUndefined()
  })
})
