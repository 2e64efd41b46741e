import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseOrigin, pinOrigin } from '../../src/messages/index.ts'

const host = 'https://app.example.com'

describe('parseOrigin', () => {
  it.each<[unknown, string | null]>([
    [host, host],
    [`${host}/`, host],
    [`${host}/path?query#hash`, host],
    [`${host}?query`, host],
    [`${host}#hash`, host],
    [`${host}/https://evil.example`, host],
    [`${host}?u=user@evil.example`, host],
    ['HTTPS://App.Example.COM', host],
    ['https://app.example.com:443', host],
    ['https://app.example.com:0443', host],
    ['https://app.example.com:80', 'https://app.example.com:80'],
    ['http://app.example.com:80/x', 'http://app.example.com'],
    ['http://app.example.com:443', 'http://app.example.com:443'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['http://127.0.0.1:8080/', 'http://127.0.0.1:8080'],
    ['http://[::1]:3000/x', 'http://[::1]:3000'],
    ['https://app.example.com.', 'https://app.example.com.'],
    ['https://xn--mller-kva.example', 'https://xn--mller-kva.example'],
    ['https://müller.example', 'https://müller.example'],
    ['https://a_b.example', 'https://a_b.example'],
  ])('%s is %s', (value, origin) => {
    expect(parseOrigin(value)).toBe(origin)
  })

  it.each<[unknown]>([
    ['*'],
    ['https://*'],
    ['https://*.example.com'],
    ['null'],
    [''],
    ['app.example.com'],
    ['//app.example.com'],
    ['/https://app.example.com'],
    ['https:app.example.com'],
    ['https:/app.example.com'],
    ['https://'],
    ['https:///app.example.com'],
    [' https://app.example.com'],
    ['https://app.example.com\n'],
    ['https://app.exam ple.com'],
    ['https://app.example.com\\.evil.example'],
    ['https://user@app.example.com'],
    ['https://user:password@app.example.com'],
    ['https://app.example.com@evil.example'],
    ['https://app.example.com:443@evil.example'],
    ['https://app.example.com:'],
    ['https://app.example.com:port'],
    ['https://app.example.com:65536'],
    ['https://app.example.com:123456'],
    ['https://app.example.com:80:80'],
    ['https://app%2eexample.com'],
    ['https://<script>'],
    ['https://[bad'],
    ['ftp://app.example.com'],
    ['file:///etc/passwd'],
    ['data:text/html,x'],
    ['javascript:alert(1)'],
    ['blob:https://app.example.com/1'],
    ['httpss://app.example.com'],
    [`https://${'a'.repeat(2048)}`],
    [undefined],
    [null],
    [7],
    [[host]],
    [{ toString: () => host }],
    [new URL(host)],
  ])('%j is none', (value) => {
    expect(parseOrigin(value)).toBeNull()
  })

  it('names no origin other than the one a browser would', () => {
    const pieces = fc.constantFrom(
      'https://',
      'http://',
      'a.example',
      '[::1]',
      ':',
      '443',
      '80',
      '@',
      '/',
      '?',
      '#',
      '\\',
      '%',
      '.',
      ' ',
      'é',
      '*',
      '-',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
        ),
        (value) => {
          const origin = parseOrigin(value)
          if (origin !== null && URL.canParse(origin)) expect(new URL(origin).origin).toBe(new URL(value).origin)
        },
      ),
      { numRuns: 5000 },
    )
  })
})

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
