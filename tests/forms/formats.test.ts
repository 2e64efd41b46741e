import { describe, expect, it } from 'vitest'
import { formats } from '../../src/forms/formats.ts'

const rows: Record<keyof typeof formats, { good: string[]; bad: string[] }> = {
  email: {
    good: ['ada@example.com', 'a+b.c@mail.example.co.uk', 'ä@bücher.example'],
    bad: ['', 'ada', 'ada@', 'ada@example', '@example.com', 'a b@c.de', 'x a@c.de', 'a@c.de x', 'a@b@c.de', 'a@c..de']
      .concat([
        'ada@exam,ple.com',
        'Email:ada@example.com',
        '<ada@example.com>',
        'ada@example.com;',
        '"a"@c.de',
        'a@[1.2]',
      ])
      .concat(['a(b)@c.de', 'a\\b@c.de', 'a@b.c,d']),
  },
  phone: {
    good: ['12345', '+49 30 123456', ' (030) 12-34.56/7 ', '030 12345)', '(+1) 555·123·4567', '123456789012345'],
    bad: ['', '1234', '1234567890123456', 'call 12345', '12345 ext', '++12345', '12345x'],
  },
  date: {
    good: ['2026-01-09', '2026-10-10', '2026-11-29', '2026-12-31', '1800-01-01', '2999-12-31'],
    bad: ['', '2026-1-9', '2026-13-01', '2026-00-01', '2026-19-01', '2026-01-00', '2026-01-32', '2026-01-39'].concat([
      '12026-01-01',
      '2026-01-011',
      'year-01-01',
      '2026-01-2x',
      '0026-05-01',
      '0226-05-01',
      '1799-12-31',
      '3000-01-01',
      '01.02.2026',
    ]),
  },
  'web-address': {
    good: ['example.com', ' example.com ', 'www.mail.example.com', 'http://example.com', 'HTTPS://Example.com'].concat([
      'example.com:8080',
      'example.com/a/b?c=d#e',
      'example.com?q',
      'example.com:80/',
      'x.y',
      'https://a.b.c',
    ]),
    bad: ['', 'localhost', 'not a site', 'x example.com', 'example.com x', 'ftp://example.com', 'https://', '.com']
      .concat(['example..com', 'user@example.com', 'example.com:80a', 'example.com:123456', 'https:/example.com'])
      .concat(['example.com/ x', 'httpss://example.com', 'example.com:']),
  },
}

describe.each(Object.entries(rows))('%s', (name, { good, bad }) => {
  const format = formats[name as keyof typeof formats]
  it.each(good)('takes %j', (text) => expect(text).toMatch(format))
  it.each(bad)('refuses %j', (text) => expect(text).not.toMatch(format))
})

it.each(Object.entries(formats))('%s is checked in time that grows with the length only', (_, format) => {
  for (const sign of '(1a.@-/: ') expect(format.test(`${sign.repeat(300_000)}\n"`)).toBe(false)
})
