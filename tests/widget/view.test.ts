/** What a screen sees of client info and of the flow's state (conformance section 3). */
import { describe, expect, it } from 'vitest'
import infoSchema from '../../schemas/api/info.json' with { type: 'json' }
import type { ClientInfo } from '../../src/generated/api.types.ts'
import { viewOf } from '../../src/widget/view.ts'
import { fakeHost } from './support/fake-host.ts'
import { runningSession } from './support/page.tsx'

const source = { source_id: 'power', name: 'Power', fields: [] }

/** At the start of a session of this client, whose source is given. */
function viewFor(settings: ClientInfo, data: Record<string, unknown> = {}) {
  const running = runningSession(fakeHost().host, {}, settings)
  const session = running.session.store.getState()
  const state = { ...session.state, data: { ...session.state.data, ...data } }
  return viewOf({ ...session, state }, running, null)
}

describe('client info', () => {
  it('has the keys of docs/api.md', () => {
    const fields = Object.keys(infoSchema.properties.response.properties)
    expect(fields).toEqual(
      expect.arrayContaining([
        ...['language', 'name', 'image_url', 'privacy_policy_url', 'terms_of_use_url', 'account_select_mode'],
        ...['allow_document_upload', 'show_step_add_source', 'mode', 'update_mode'],
        ...['show_step_consent', 'show_step_select_account', 'show_step_add_account'],
        ...['allowed_origins', 'flow', 'theme'],
      ]),
    )
  })

  it.each<[ClientInfo, object]>([
    [{ name: 'Acme' }, { client: { name: 'Acme' } }],
    [{ image_url: 'https://a.example/l.png' }, { client: { imageUrl: 'https://a.example/l.png' } }],
    [{ privacy_policy_url: 'https://a.example/p' }, { client: { privacyPolicyUrl: 'https://a.example/p' } }],
    [{ terms_of_use_url: 'https://a.example/t' }, { client: { termsOfUseUrl: 'https://a.example/t' } }],
    [{ account_select_mode: 'Multiple' }, { multipleAccounts: true }],
    [{ account_select_mode: 'Single' }, { multipleAccounts: false }],
  ])('%j reaches the screens', (settings, seen) => {
    expect(viewFor(settings)).toMatchObject(seen)
  })

  it('missing is null', () => {
    const nothing = { name: null, imageUrl: null, privacyPolicyUrl: null, termsOfUseUrl: null }
    expect(viewFor({ name: null }).client).toEqual(nothing)
  })

  it('gives the username only to the source that is updated', () => {
    const update = { update_mode: { source, username: 'ada' } }
    expect(viewFor(update, { source }).username).toBe('ada')
    expect(viewFor(update, { source: { ...source } }).username).toBeNull()
    expect(viewFor({ update_mode: { source } }, { source }).username).toBeNull()
  })

  it.each<[string | null | undefined, string | null, string | null]>([
    ['ada', 'bob', 'ada'],
    [undefined, 'bob', 'bob'],
    [null, 'bob', 'bob'],
    ['', 'bob', 'bob'],
    ['ada', null, 'ada'],
    [null, '', null],
    [undefined, null, null],
  ])('gives the username %j before the value %j of its field', (username, field_value, seen) => {
    const fields = [
      { field_name: 'password', field_value: 'secret' },
      { field_name: ' Username', field_value },
    ]
    const updated = { ...source, fields }
    const update_mode = { source: updated, ...(username !== undefined && { username }) }
    expect(viewFor({ update_mode }, { source: updated }).username).toBe(seen)
  })
})
