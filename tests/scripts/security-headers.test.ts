/** The headers against the page that explains them: a deployer copies them from there. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { securityHeaders } from '../../scripts/security-headers.ts'

const page = readFileSync(new URL('../../docs/security.md', import.meta.url), 'utf8')
const block = /```\n(Content-Security-Policy:[\s\S]*?)```/.exec(page)?.[1] ?? ''

/** Names to values; a line that is indented goes on with the one above. */
function headersOf(text: string): Record<string, string> {
  const lines = text.trim().replace(/\n\s+/g, ' ').split('\n')
  return Object.fromEntries(
    lines.map((line) => [/^[^:]+/.exec(line)?.[0].toLowerCase(), line.replace(/^[^:]+:\s*/, '')]),
  )
}

it('are those of docs/security.md', () => {
  const places = {
    connect: ['<API origins, collector>'],
    images: ['<origins of logos>'],
    ancestors: ['<your hosts>'],
  }
  expect(securityHeaders(places)).toEqual(headersOf(block))
})

describe('the policy', () => {
  it.each([
    [
      'nothing configured',
      { connect: [], images: [], ancestors: ["'none'"] },
      "img-src 'self' data:; connect-src 'self'; ",
    ],
    [
      'several origins',
      { connect: ['https://a.example', 'https://b.example'], images: ['https://c.example'], ancestors: ['*'] },
      "img-src 'self' data: https://c.example; connect-src 'self' https://a.example https://b.example; ",
    ],
  ])('%s', (_, origins, part) => {
    const policy = securityHeaders(origins)['content-security-policy']
    expect(policy).toContain(part)
    expect(policy).toContain(`frame-ancestors ${origins.ancestors}; `)
    expect(policy).not.toMatch(/unsafe|eval|blob:/)
  })
})
