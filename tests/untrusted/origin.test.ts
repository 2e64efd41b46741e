import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseOrigin } from '../../src/untrusted/index.ts'

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
    ['https://müller.example', 'https://xn--mller-kva.example'],
    ['https://हिन्दी.example', 'https://xn--j2bd4cyah0f.example'],
    ['https://MÜLLER.example:443/', 'https://xn--mller-kva.example'],
    ['http://[0:0::1]:3000', 'http://[::1]:3000'],
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
    ['https://[1:2]'],
    ['https://xn--.example'],
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
          if (origin !== null) expect(new URL(origin).origin).toBe(new URL(value).origin)
        },
      ),
      { numRuns: 5000 },
    )
  })
})
