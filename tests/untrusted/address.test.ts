import { describe, expect, it } from 'vitest'
import { safeHref, safeImageSrc } from '../../src/untrusted/address.ts'

describe('safeHref', () => {
  it.each([
    ['https://example.com/terms', 'https://example.com/terms'],
    ['http://example.com', 'http://example.com/'],
    ['HTTPS://EXAMPLE.com/Terms?a=1#b', 'https://example.com/Terms?a=1#b'],
    ['  https://example.com/terms\n', 'https://example.com/terms'],
    ['https://example.com/términos', 'https://example.com/t%C3%A9rminos'],
    ['https://example.com/@name', 'https://example.com/@name'],
    ['https://[::1]:8080/x', 'https://[::1]:8080/x'],
  ])('lets %j through', (given, href) => {
    expect(safeHref(given)).toBe(href)
  })

  it.each([
    // hostile-world D35, D36
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    ' \u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://example.com/0',
    '//evil.example',
    'https://a@evil.example',
    'https://a:b@evil.example',
    'https://:b@evil.example',
    // what a parser would bend into an address
    'https:evil.example',
    'https:/evil.example',
    'https:\\\\evil.example',
    'https://good.example\\@evil.example',
    'https://exa\tmple.com',
    'https://example.com/\u202egnp.exe',
    'https://example.com/a b',
    'https://',
    'https://example.com:99999',
    'ftp://example.com',
    'vbscript:x',
    'mailto:a@b.c',
    'tel:1',
    '/terms',
    'terms',
    '?',
    '',
    null,
    undefined,
    42,
    {},
    ['https://example.com'],
    { toString: () => 'https://example.com' },
  ])('refuses %j', (given) => {
    expect(safeHref(given)).toBeNull()
  })

  it('rejects what is longer than any address', () => {
    expect(safeHref(`https://example.com/${'a'.repeat(2048)}`)).toBeNull()
  })
})

describe('safeImageSrc', () => {
  it.each([
    ['https://cdn.example.com/logo.svg', 'https://cdn.example.com/logo.svg'],
    ['data:image/png;base64,iVBORw0KGgo=', 'data:image/png;base64,iVBORw0KGgo='],
    ['data:image/jpg;base64,/9j/', 'data:image/jpg;base64,/9j/'],
    ['data:image/PNG;base64,iVBORw0KGgo=', 'data:image/PNG;base64,iVBORw0KGgo='],
    ['data:image/webp;base64,UklGRg==', 'data:image/webp;base64,UklGRg=='],
  ])('lets %j through', (given, src) => {
    expect(safeImageSrc(given)).toBe(src)
  })

  it.each([
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'data:image/png,<script>',
    'data:image/png;base64,<script>',
    'data:image/png;charset=x;base64,iVBORw0KGgo=',
    `data:image/png;base64,${'A'.repeat(3 * 1024 * 1024)}`,
    'javascript:alert(1)',
    '//evil.example/logo.png',
    'https://a@evil.example/logo.png',
    'blob:https://example.com/0',
    '',
    null,
    7,
  ])('refuses %#', (given) => {
    expect(safeImageSrc(given)).toBeNull()
  })
})
