import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Envelope, type HostMessage, toPost } from '../../src/messages/index.ts'
import { checkOf, reasons } from './support/schema.ts'

/** The errors of a message against the schema of its action; null: it is valid. */
function schemaErrors({ action, ...rest }: Envelope, prefix = 'tieline'): unknown {
  const bare = action.startsWith(`${prefix}-`) ? action.slice(prefix.length + 1) : action
  const check = checkOf(bare)
  if (!check) return `unknown action ${action}`
  return check({ ...rest, action: bare }) ? null : check.errors
}

const id = '6f3f9f0e-7c7b-4b2e-9e0a-1f7f3a4f2b11'
const pinned = 'https://app.example.com'
const session = { flow: 'connect', version: 1, variant: null }
const channel = { prefix: 'tieline', pinned, newId: () => id, session }
const envelope = { v: 1, id, session }

describe('address', () => {
  it.each<[HostMessage, object, string]>([
    [{ message: 'close' }, { action: 'tieline-close-iframe' }, '*'],
    [{ message: 'click-outside' }, { action: 'tieline-click-outside' }, '*'],
    [
      { message: 'hello', nonce: 'n'.repeat(32), versions: [1] },
      { action: 'tieline-hello', nonce: 'n'.repeat(32), versions: [1] },
      '*',
    ],
    [{ message: 'preview-ready' }, { action: 'preview-ready' }, '*'],
    [{ message: 'error', reason: 'Timeout' }, { action: 'tieline-error', reason: 'Timeout' }, '*'],
    [
      { message: 'success', result: { public_token: 'p', job_guid: 'j' } },
      { action: 'tieline-success', public_token: 'p', job_guid: 'j' },
      pinned,
    ],
    [
      { message: 'success', result: { public_token: 'p', data: { job_guid: 7 } } },
      { action: 'tieline-success', public_token: 'p', data: { job_guid: 7 } },
      pinned,
    ],
    [
      { message: 'success', result: { public_token: null, job_guid: 'j' } },
      { action: 'tieline-success', job_guid: 'j' },
      pinned,
    ],
    [{ message: 'success', result: null }, { action: 'tieline-success' }, pinned],
    [
      {
        message: 'success',
        result: { public_token: 'p' },
        answers: { housing: { own: true, people: 2, uses: ['car'] } },
      },
      { action: 'tieline-success', public_token: 'p', answers: { housing: { own: true, people: 2, uses: ['car'] } } },
      pinned,
    ],
    [
      { message: 'success', result: { answers: 'x', data: { answers: 1, name: 'a.pdf' } } },
      { action: 'tieline-success', data: { answers: 1, name: 'a.pdf' }, name: 'a.pdf' },
      pinned,
    ],
    [{ message: 'success', result: undefined }, { action: 'tieline-success' }, pinned],
    [{ message: 'success', result: {} }, { action: 'tieline-success' }, pinned],
    [
      { message: 'success', result: { data: { upload_id: 'u', files: [1], note: null } } },
      { action: 'tieline-success', data: { upload_id: 'u', files: [1], note: null }, upload_id: 'u', files: [1] },
      pinned,
    ],
    [
      { message: 'success', result: { data: { id: 'doc-1', v: 2, action: 'x', data: [1], name: 'a.pdf' } } },
      {
        action: 'tieline-success',
        data: { id: 'doc-1', v: 2, action: 'x', data: [1], name: 'a.pdf' },
        name: 'a.pdf',
      },
      pinned,
    ],
    [
      { message: 'success', result: { data: { public_token: 7, job_guid: 'j' } } },
      { action: 'tieline-success', data: { public_token: 7, job_guid: 'j' }, job_guid: 'j' },
      pinned,
    ],
    [{ message: 'success', result: { data: ['u1', 'u2'] } }, { action: 'tieline-success', data: ['u1', 'u2'] }, pinned],
    [{ message: 'success', result: { data: 'done' } }, { action: 'tieline-success', data: 'done' }, pinned],
    [{ message: 'success', result: { data: null } }, { action: 'tieline-success' }, pinned],
    [
      { message: 'success', result: { action: 'evil', v: 2, id: 'x', session: 'x' } },
      { action: 'tieline-success' },
      pinned,
    ],
  ])('%j', (hostMessage, body, target) => {
    const post = toPost(hostMessage, channel)
    expect(post).toEqual({ body: { ...envelope, ...body }, target })
    expect(schemaErrors(post.body)).toBeNull()
  })

  it('withholds a result from a host whose origin is not known', () => {
    const post = toPost({ message: 'success', result: { public_token: 'secret' } }, { ...channel, pinned: null })
    expect(post).toEqual({ body: { ...envelope, action: 'tieline-error', reason: 'OriginUnverified' }, target: '*' })
    expect(schemaErrors(post.body)).toBeNull()
  })

  it.each(reasons)('%s is a valid reason', (reason) => {
    const { body } = toPost({ message: 'error', reason } as HostMessage, channel)
    expect(schemaErrors(body)).toBeNull()
  })

  it('carries the configured prefix and a fresh id', () => {
    let next = 0
    const branded = { prefix: 'acme-link', pinned, newId: () => `id-${next++}`, session }
    const bodies = [1, 2].map(() => toPost({ message: 'close' }, branded).body)
    expect(bodies.map((body) => [body.action, body.id])).toEqual([
      ['acme-link-close-iframe', 'id-0'],
      ['acme-link-close-iframe', 'id-1'],
    ])
  })

  it('sends a result to the pinned origin alone, as a plain object that can be posted and validates', () => {
    const tokens = { public_token: fc.option(fc.string()), job_guid: fc.option(fc.string()) }
    const result = fc.oneof(fc.record(tokens, { requiredKeys: [] }), fc.record({ data: fc.jsonValue() }))
    fc.assert(
      fc.property(result, fc.constantFrom(pinned, null), (given, to) => {
        const { body, target } = toPost({ message: 'success', result: given }, { ...channel, pinned: to })
        expect(target).toBe(to ?? '*')
        expect(structuredClone(body)).toEqual(body)
        expect(schemaErrors(body)).toBeNull()
        if (to === null) expect(Object.keys(body).sort()).toEqual(['action', 'id', 'reason', 'session', 'v'])
      }),
    )
  })

  it("carries an upload's data whole, whatever its keys are", () => {
    const keys = fc.oneof(fc.string(), fc.constantFrom('action', 'v', 'id', 'data', 'public_token', 'reason'))
    fc.assert(
      fc.property(fc.dictionary(keys, fc.jsonValue()), (data) => {
        const { body } = toPost({ message: 'success', result: { data } }, channel)
        expect(body).toMatchObject({ action: 'tieline-success', ...envelope })
        expect(body['data']).toEqual(data)
        expect(schemaErrors(body)).toBeNull()
      }),
    )
  })

  it('passes no prototype on', () => {
    const result: unknown = JSON.parse('{"__proto__":{"polluted":true},"public_token":"p"}')
    const { body } = toPost({ message: 'success', result }, channel)
    expect(Object.keys(body).sort()).toEqual(['action', 'id', 'public_token', 'session', 'v'])
    expect('polluted' in Object.assign({}, body)).toBe(false)
  })
})
