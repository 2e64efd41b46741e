/** The configurations of deploy/, in the servers that they are for. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deploymentFiles, exampleOrigins } from '../../scripts/deployment.ts'
import { besideWidget, cacheRules, securityHeaders, studioHeaders } from '../../scripts/security-headers.ts'
import { findProgram, programs, startProgram, type WebServer } from './support.ts'

const files = deploymentFiles(exampleOrigins)
const headers = Object.entries(securityHeaders(exampleOrigins))
const headersOfStudio = Object.entries(studioHeaders(besideWidget))

it.each(Object.entries(files))('deploy/%s is what `npm run deployment` writes', (name, text) => {
  expect(readFileSync(`deploy/${name}`, 'utf8')).toBe(text)
})

describe('each configuration has every header and every cache rule', () => {
  it.each(['nginx.conf', 'Caddyfile', '_headers'])('%s', (name) => {
    for (const [, value] of headers) expect(files[name]).toContain(value)
    for (const rule of Object.values(cacheRules)) expect(files[name]).toContain(rule)
  })

  it.each(['nginx.conf', 'Caddyfile', 'cloudfront-studio-policy.json'])('%s has those of the studio', (name) => {
    const { 'content-security-policy': policy } = studioHeaders(besideWidget)
    expect(files[name]).toContain(policy)
  })

  it('cloudfront-policy.json has every header', () => {
    for (const [, value] of headers.filter(([name]) => name !== 'x-content-type-options'))
      expect(files['cloudfront-policy.json']).toContain(JSON.stringify(value))
    expect(files['cloudfront-policy.json']).toContain('"ContentTypeOptions"')
  })

  it('_headers has no line that Cloudflare Pages would refuse', () => {
    for (const name of ['_headers', 'studio/_headers'])
      for (const line of String(files[name]).split('\n')) expect(line.length).toBeLessThanOrEqual(2000)
  })
})

const site = {
  'index.html': '<p>the widget</p>',
  'assets/main-Ab12.js': `export {}${' '.repeat(4000)}`,
  'flows/connect.flow.json': '{}',
  'studio/index.html': '<p>the studio</p>',
  'studio/assets/main-Cd34.js': 'export {}',
  'studio/files/connect.json': '{}',
}

describe.each(programs)('$name', (program) => {
  const path = findProgram(program.name)
  let server: WebServer | null = null

  beforeAll(async () => {
    if (path) server = await startProgram(program, path, exampleOrigins, site)
  })
  afterAll(() => server?.stop())

  it('is installed here', ({ skip }) => {
    if (path === null && !process.env['CI']) skip(`${program.name} is not installed, so deploy/ is not tried with it`)
    expect(path, `${program.name} is not installed`).not.toBeNull()
  })

  it.skipIf(path === null).each([
    ['/', 200, cacheRules['/'], 'the widget'],
    ['/?token=a.b', 200, cacheRules['/'], 'the widget'],
    ['/credentials', 200, cacheRules['/'], 'the widget'],
    ['/assets/main-Ab12.js', 200, cacheRules['/assets/'], 'export {}'],
    ['/flows/connect.flow.json', 200, cacheRules['/flows/'], '{}'],
    ['/assets/missing-Ab12.js', 404, cacheRules['/'], ''],
    ['/flows/missing.flow.json', 404, cacheRules['/'], ''],
    ['/.env', 404, cacheRules['/'], ''],
  ])('%s is %i and %s', async (address, status, rule, text) => {
    const response = await fetch(`${server?.url}${address}`)
    expect([response.status, response.headers.get('cache-control')]).toEqual([status, rule])
    for (const [header, value] of headers) expect([header, response.headers.get(header)]).toEqual([header, value])
    expect(await response.text()).toContain(text)
  })

  it.skipIf(path === null).each([
    ['/studio/', 200, cacheRules['/'], 'the studio'],
    ['/studio/?flow=connect', 200, cacheRules['/'], 'the studio'],
    ['/studio', 200, cacheRules['/'], 'the studio'],
    ['/studio/assets/main-Cd34.js', 200, cacheRules['/studio/assets/'], 'export {}'],
    ['/studio/files/connect.json', 200, cacheRules['/studio/files/'], '{}'],
    ['/studio/files/missing.json', 404, cacheRules['/'], ''],
    ['/studio/missing', 404, cacheRules['/'], ''],
  ])('%s is %i and %s, with the headers of the studio', async (address, status, rule, text) => {
    const response = await fetch(`${server?.url}${address}`)
    expect([response.status, response.headers.get('cache-control')]).toEqual([status, rule])
    for (const [header, value] of headersOfStudio)
      expect([header, response.headers.get(header)]).toEqual([header, value])
    expect(await response.text()).toContain(text)
  })

  it.skipIf(path === null)('a flow that has not changed is not sent again', async () => {
    const address = `${server?.url}/flows/connect.flow.json`
    const etag = (await fetch(address)).headers.get('etag')
    const again = await fetch(address, { headers: { 'if-none-match': String(etag) } })
    expect([etag !== null, again.status]).toEqual([true, 304])
  })

  it.skipIf(path === null)('code is compressed', async () => {
    const response = await fetch(`${server?.url}/assets/main-Ab12.js`, { headers: { 'accept-encoding': 'gzip' } })
    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(response.headers.get('content-type')).toMatch(/^(text|application)\/javascript/)
  })
})
