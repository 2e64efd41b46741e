import { describe, expect, it } from 'vitest'
import { pinOrigin } from '../../src/messages/index.ts'

const host = 'https://app.example.com'

describe('pinOrigin', () => {
  const [handshake, parameter, ancestor, referrer] = [
    'https://sdk.example',
    'https://param.example',
    'https://frame.example',
    'https://ref.example/page',
  ]

  it.each([
    ['what all say', { handshake, parameter: handshake, ancestor: handshake, referrer }, handshake],
    ['the handshake alone', { handshake, referrer }, handshake],
    ['origin= alone', { parameter, referrer }, parameter],
    ['the ancestor before the referrer', { ancestor, referrer }, ancestor],
    ['the referrer where nothing else is known', { referrer }, 'https://ref.example'],
    ['nobody where origin= and ancestor disagree', { parameter, ancestor }, null],
    ['nobody where the handshake and origin= disagree', { handshake, parameter }, null],
    ['nothing known', {}, null],
    ['nothing but nulls', { handshake: null, parameter: null, ancestor: null, referrer: null }, null],
    ['an empty referrer', { referrer: '' }, null],
    ['a sandboxed frame', { ancestor: 'null' }, null],
    ['a wildcard parameter', { parameter: '*', ancestor }, ancestor],
    [
      'an international host',
      { parameter: 'https://münchen.example', ancestor: 'https://xn--mnchen-3ya.example' },
      'https://xn--mnchen-3ya.example',
    ],
    ['a broken parameter', { parameter: 'https://user@evil.example', ancestor }, ancestor],
  ])('takes %s', (_, evidence, pinned) => {
    expect(pinOrigin(evidence, {})).toBe(pinned)
  })

  it.each<[string, string[] | null | undefined, string[] | null | undefined, string | null]>([
    ['no list', undefined, undefined, host],
    ['no list, said outright', null, null, host],
    ['the client’s list', [host], null, host],
    ['the configured list', null, ['https://other.example', host], host],
    ['both lists', [host], [host], host],
    ['the client’s list alone', [host], ['https://other.example'], null],
    ['the configured list alone', ['https://other.example'], [host], null],
    ['an empty list', [], undefined, null],
    ['another spelling', ['HTTPS://APP.example.com:443/'], undefined, host],
    ['a wildcard', ['*'], undefined, null],
    ['a wildcard host', ['https://*.example.com'], undefined, null],
    ['null', ['null'], undefined, null],
    ['a suffix', ['https://app.example.com.evil.example'], undefined, null],
    ['a prefix', ['https://evil-app.example.com'], undefined, null],
    ['the parent domain', ['https://example.com'], undefined, null],
    ['a subdomain', ['https://x.app.example.com'], undefined, null],
    ['another port', ['https://app.example.com:8443'], undefined, null],
    ['another scheme', ['http://app.example.com'], undefined, null],
    ['a trailing dot', ['https://app.example.com.'], undefined, null],
  ])('with %s', (_, client, configuration, pinned) => {
    expect(pinOrigin({ parameter: host }, { client, configuration } as Parameters<typeof pinOrigin>[1])).toBe(pinned)
  })

  it('does not look for a weaker evidence when the strongest is not allowed', () => {
    expect(pinOrigin({ parameter: 'https://evil.example', ancestor: host }, { client: [host] })).toBeNull()
  })
})
