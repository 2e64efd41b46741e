import { describe, expect, it } from 'vitest'
import { sourceId } from '../support/sources.ts'
import { createTester, post } from './tester.ts'

const [first, hydra] = [sourceId('pinecrest-light-power'), sourceId('hydra-water')]

const guid = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'

describe('connect', () => {
  it.each([
    ['user_good', 'pass_bad', 'INVALID_CREDENTIALS'],
    ['user_nobody', 'pass_good', 'INVALID_CREDENTIALS'],
    ['__proto__', 'pass_good', 'INVALID_CREDENTIALS'],
    ['', 'pass_good', 'INVALID_CREDENTIALS'],
    [null, 'pass_good', 'INVALID_CREDENTIALS'],
    ['user_bad', 'pass_good', 'INVALID_CREDENTIALS'],
    ['user_locked', 'pass_good', 'CONNECTION_LOCKED'],
    ['user_locked', 'pass_bad', 'INVALID_CREDENTIALS'],
  ])('%s with %s: %s', async (username, password, error_code) => {
    const { connect, status } = await createTester()
    const { status: http, body } = await connect(username, password)
    expect({ http, ...body }).toMatchObject({ http: 400, error_code, display_message: expect.stringMatching(/\w/) })
    expect(JSON.stringify(body)).not.toContain(password)
    expect(await status()).toBe('New')
  })

  it('starts again from the first stage', async () => {
    const { connect, status, advance } = await createTester()
    await connect('user_error')
    advance(1500)
    expect(await status()).toBe('Error')
    await connect('user_good')
    expect(await status()).toBe('Connecting')
  })

  it('keeps a connection when another one fails', async () => {
    const { connect, status } = await createTester()
    await connect('user_good')
    await connect('user_good', 'wrong')
    expect(await status()).toBe('Connecting')
  })

  it('refuses an unknown source', async () => {
    const { call } = await createTester()
    const answer = await call('connect', { source_id: '__proto__', fields: [] })
    expect(answer).toMatchObject({ status: 400, body: { error_code: 'INVALID_SOURCE' } })
  })

  it.each([
    ['Normal', true],
    ['UpdateCredentials', false],
    ['UpdateAccountSelection', false],
    ['Refresh', false],
  ])('mode %s: public token %s', async (mode, hasToken) => {
    const { connect } = await createTester({ client: { mode } })
    const { body } = await connect('user_good')
    expect(body.job_guid).toMatch(new RegExp(`^${guid}$`))
    expect('public_token' in body).toBe(hasToken)
    if (hasToken) expect(body.public_token).toMatch(new RegExp(`^public-sandbox-${guid}$`))
  })
})

describe('link tokens', () => {
  it('have the documented form and separate state', async () => {
    const tester = await createTester()
    const second = (await post(tester.sandbox, 'tokenCreate', {})).body.link_token
    expect(second).toMatch(new RegExp(`^link-sandbox-${guid}$`))
    await tester.connect('user_good')
    expect((await post(tester.sandbox, 'status', { link_token: second })).body.status).toBe('New')
  })

  it('carry client info that replaces the defaults', async () => {
    const { call } = await createTester({
      client: { name: null, language: 'FR', allow_document_upload: true, theme: {} },
    })
    expect((await call('info')).body).toEqual({
      name: null,
      image_url: 'http://localhost/logos/client.svg',
      language: 'FR',
      privacy_policy_url: 'https://example.com/privacy',
      terms_of_use_url: 'https://example.com/terms',
      account_select_mode: 'Multiple',
      allow_document_upload: true,
      show_step_consent: true,
      show_step_add_source: true,
      show_step_select_account: true,
      show_step_add_account: true,
      mode: 'Normal',
      theme: {},
    })
  })

  it.each([
    [{ mode: 'UpdateCredentials' }, undefined, first, 'user_good'],
    [{ mode: 'Refresh' }, hydra, hydra, 'user_good'],
    [{ mode: 'UpdateAccountSelection', update_mode: { username: 'user_mfa' } }, hydra, hydra, 'user_mfa'],
  ])('%j name source and username', async (client, source_id, expected, username) => {
    const { call } = await createTester({ client, ...(source_id && { source_id }) })
    expect((await call('info')).body.update_mode).toMatchObject({ source: { source_id: expected }, username })
  })

  it('connect without a username in update mode', async () => {
    const { connect, status, advance } = await createTester({
      client: { mode: 'UpdateCredentials', update_mode: { username: 'user_mfa' } },
    })
    expect(await connect(null)).toMatchObject({ status: 200 })
    advance(1500)
    expect(await status()).toBe('MfaQuestion')
  })

  it.each([
    ['Multiple', 'AccountSelection'],
    ['All', 'Connected'],
  ])('start a refresh that is already under way (account_select_mode %s)', async (account_select_mode, then) => {
    const { status, advance } = await createTester({ client: { mode: 'Refresh', account_select_mode } })
    expect(await status()).toBe('Connecting')
    advance(3000)
    expect(await status()).toBe(then)
  })
})
