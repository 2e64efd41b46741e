import { describe, expect, it } from 'vitest'
import { createSandbox } from '../../src/sandbox/index.ts'
import { sourceId } from '../support/sources.ts'
import { createTester, post } from './tester.ts'

const minute = 60_000

describe('a link token', () => {
  it('expires after 20 minutes, whatever has happened in between', async () => {
    const { call, connect, advance } = await createTester()
    advance(20 * minute - 1)
    expect(await connect('user_timeout')).toMatchObject({ status: 200 })
    expect(await call('status')).toMatchObject({ status: 200 })
    advance(1)
    for (const name of ['info', 'sources', 'status', 'accountList'] as const) {
      expect(await call(name)).toMatchObject({ status: 401, body: { error_code: 'INVALID_LINK_TOKEN' } })
    }
  })

  it('expires without another one', async () => {
    const { sandbox, advance, call } = await createTester()
    advance(20 * minute)
    const { link_token } = (await post(sandbox, 'tokenCreate', {})).body
    expect((await post(sandbox, 'info', { link_token })).status).toBe(200)
    expect((await call('info')).status).toBe(401)
  })
})

describe('/link/token/create', () => {
  it.each<[object, object]>([
    [{ language: 'FR' }, { language: 'FR' }],
    [{ language: null }, { language: 'EN' }],
    [
      {
        show_step_consent: false,
        show_step_add_source: false,
        show_step_select_account: false,
        show_step_add_account: false,
      },
      {
        show_step_consent: false,
        show_step_add_source: false,
        show_step_select_account: false,
        show_step_add_account: false,
      },
    ],
    [{ show_step_consent: null, update: null, source_ids: null, source_id: null }, { show_step_consent: true }],
    [
      { language: 'FR', client: { language: 'DE', extra: 7 } },
      { language: 'DE', extra: 7 },
    ],
    [
      { update: { mode: 'UpdateCredentials' }, source_ids: [sourceId('hydra-water')] },
      { mode: 'UpdateCredentials', update_mode: { source: { name: 'Hydra Water' } } },
    ],
  ])('%j gives the client info %j', async (request, info) => {
    const { call } = await createTester(request)
    expect((await call('info')).body).toMatchObject(info)
  })

  it.each([
    [
      { countries: ['US'] },
      "The key '/countries' is unknown. Known keys: language, source_ids, update, show_step_consent",
    ],
    [{ webhook_url: 'https://example.com' }, "The key '/webhook_url' is unknown."],
    [
      { update: { mode: 'Refresh', access_token: 'x' } },
      "The key '/update/access_token' is unknown. Known keys: mode.",
    ],
    [{ ['__proto__x']: 1 }, "The key '/__proto__x' is unknown."],
  ])('refuses %j by name', async (request, message) => {
    expect(await post(createSandbox(), 'tokenCreate', request)).toMatchObject({
      status: 400,
      body: { error_code: 'VALIDATION_FAILED', error_message: expect.stringContaining(message) },
    })
  })
})
