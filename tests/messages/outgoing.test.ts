import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Envelope, type HostMessage, toPost } from '../../src/messages/index.ts'
import { checkOf, reasons } from './support/schema.ts'

/** Its faults against the schema of its action, which is written there without the prefix. */
function faults({ action, ...rest }: Envelope, prefix = 'tieline'): unknown {
  const bare = action.startsWith(`${prefix}-`) ? action.slice(prefix.length + 1) : action
  const check = checkOf(bare)
  if (!check) return `unknown action ${action}`
  return check({ ...rest, action: bare }) ? null : check.errors
}

const id = '6f3f9f0e-7c7b-4b2e-9e0a-1f7f3a4f2b11'
const pinned = 'https://app.example.com'
const channel = { prefix: 'tieline', pinned, newId: () => id }
const envelope = { v: 1, id }

describe('address', () => {
  it.each<[HostMessage, object, string]>([
    [{ message: 'close' }, { action: 'tieline-close-iframe' }, '*'],
    [{ message: 'click-outside' }, { action: 'tieline-click-outside' }, '*'],
    [{ message: 'preview-ready' }, { action: 'preview-ready' }, '*'],
    [{ message: 'error', reason: 'Timeout' }, { action: 'tieline-error', reason: 'Timeout' }, '*'],
    [
      { message: 'success', result: { public_token: 'p', job_guid: 'j' } },
      { action: 'tieline-success', public_token: 'p', job_guid: 'j' },
      pinned,
    ],
    [
      { message: 'success', result: { public_token: null, job_guid: 'j' } },
      { action: 'tieline-success', job_guid: 'j' },
      pinned,
    ],
    [{ message: 'success', result: null }, { action: 'tieline-success' }, pinned],
    [{ message: 'success', result: undefined }, { action: 'tieline-success' }, pinned],
    [
      { message: 'success', result: { upload_id: 'u', files: [1] } },
      { action: 'tieline-success', upload_id: 'u', files: [1] },
      pinned,
    ],
    [{ message: 'success', result: ['u1', 'u2'] }, { action: 'tieline-success', data: ['u1', 'u2'] }, pinned],
    [{ message: 'success', result: 'done' }, { action: 'tieline-success', data: 'done' }, pinned],
    [{ message: 'success', result: { action: 'evil', v: 2, id: 'x' } }, { action: 'tieline-success' }, pinned],
  ])('%j', (announcement, body, target) => {
    const post = toPost(announcement, channel)
    expect(post).toEqual({ body: { ...envelope, ...body }, target })
    expect(faults(post.body)).toBeNull()
  })

  it('withholds a result from a host that nobody vouches for', () => {
    const post = toPost({ message: 'success', result: { public_token: 'secret' } }, { ...channel, pinned: null })
    expect(post).toEqual({ body: { ...envelope, action: 'tieline-error', reason: 'OriginUnverified' }, target: '*' })
    expect(faults(post.body)).toBeNull()
  })

  it.each(reasons)('%s is a reason a host may hear', (reason) => {
    const { body } = toPost({ message: 'error', reason } as HostMessage, channel)
    expect(faults(body)).toBeNull()
  })

  it('carries the configured prefix and a fresh id', () => {
    let next = 0
    const branded = { prefix: 'acme-link', pinned, newId: () => `id-${next++}` }
    const bodies = [1, 2].map(() => toPost({ message: 'close' }, branded).body)
    expect(bodies.map(({ action, id: its }) => [action, its])).toEqual([
      ['acme-link-close-iframe', 'id-0'],
      ['acme-link-close-iframe', 'id-1'],
    ])
  })

  it('sends a result to the pinned origin alone, as a plain object that can be posted and validates', () => {
    const tokens = { public_token: fc.option(fc.string()), job_guid: fc.option(fc.string()) }
    const result = fc.oneof(
      fc.record(tokens, { requiredKeys: [] }),
      fc.array(fc.jsonValue()),
      fc.dictionary(fc.string({ minLength: 11 }), fc.jsonValue()),
    )
    fc.assert(
      fc.property(result, fc.constantFrom(pinned, null), (given, to) => {
        const { body, target } = toPost({ message: 'success', result: given }, { ...channel, pinned: to })
        expect(target).toBe(to ?? '*')
        expect(structuredClone(body)).toEqual(body)
        expect(faults(body)).toBeNull()
        if (to === null) expect(Object.keys(body).sort()).toEqual(['action', 'id', 'reason', 'v'])
      }),
    )
  })

  it('hands on no prototype', () => {
    const result: unknown = JSON.parse('{"__proto__":{"polluted":true},"public_token":"p"}')
    const { body } = toPost({ message: 'success', result }, channel)
    expect(Object.keys(body).sort()).toEqual(['action', 'id', 'public_token', 'v'])
    expect('polluted' in Object.assign({}, body)).toBe(false)
  })
})
