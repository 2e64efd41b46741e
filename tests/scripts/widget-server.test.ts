/** The server of the built widget. Requests have exactly the paths written here, which `fetch` would normalise. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type IncomingHttpHeaders, request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { securityHeaders } from '../../scripts/security-headers.ts'
import { type Running, serveWidget } from '../../scripts/widget-server.ts'

const files = {
  'dist/index.html': '<script type="application/json" id="tieline-config">{}</script>',
  'dist/assets/main-Ab12.js': 'export {}',
  'dist/assets/logo-Ab12.svg': '<svg/>',
  'flows/connect.flow.json': '{}',
  'flows/acme.flow.json': '{"extends":"connect","name":"acme","merge":{"version":2}}',
  'flows/lost.flow.json': '{"extends":"conect","name":"lost","merge":{}}',
  'flows/my flow.flow.json': '{}',
  'flows/50%.flow.json': '{}',
  'secret.json': 'secret',
  'dist/secret.json': 'secret',
}

const origins = {
  connect: ['https://api.example'],
  images: ['https://logos.example'],
  ancestors: ['https://host.example'],
}
const config = { apiHost: 'https://api.example', productName: '</script>' }
let folder: string
let server: Running

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tieline-'))
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  server = await serveWidget({ root: join(folder, 'dist'), flowsRoot: folder, config, origins, port: 0 })
})

afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

interface Answer {
  status: number | undefined
  headers: IncomingHttpHeaders
  body: string
}

function ask(path: string, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url)
    const call = request({ hostname, port, path, method }, async (answer) => {
      const body = (await answer.setEncoding('utf8').toArray()).join('')
      resolve({ status: answer.statusCode, headers: answer.headers, body })
    })
    call.on('error', reject).end()
  })
}

const page = 'text/html; charset=UTF-8'
const kept = 'public, max-age=31536000, immutable'

describe('existing paths', () => {
  it.each([
    ['/', page, 'no-store', /"apiHost": "https:\/\/api\.example"/],
    ['/?token=a.b', page, 'no-store', /tieline-config/],
    ['/credentials', page, 'no-store', /tieline-config/],
    ['/error-token/', page, 'no-store', /tieline-config/],
    ['/assets/main-Ab12.js', 'text/javascript; charset=utf-8', kept, /^export \{\}$/],
    ['/assets/main-Ab12.js?v=1', 'text/javascript; charset=utf-8', kept, /^export \{\}$/],
    ['/assets/logo-Ab12.svg', 'image/svg+xml; charset=utf-8', kept, /^<svg\/>$/],
    ['/flows/connect.flow.json', 'application/json', 'no-cache', /^\{\}$/],
    ['/flows/acme.flow.json', 'application/json', 'no-cache', /^\{"version":2\}$/],
  ])('%s', async (path, type, cache, text) => {
    const { status, headers, body } = await ask(path)
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, cache])
    expect(body).toMatch(text)
    const head = await ask(path, 'HEAD')
    expect([head.status, head.headers['content-type'], head.headers['cache-control']]).toEqual([200, type, cache])
    expect(head.body).toBe('')
  })

  it('the configuration cannot end its block', async () => {
    const { body } = await ask('/')
    expect(body).toContain('\\u003c/script>')
  })
})

describe('missing paths: 404, and never the page or a file of another folder', () => {
  it.each([
    '/assets/missing-Ab12.js',
    '/assets/missing',
    '/assets/',
    '/flows/',
    '/assets/..%2fsecret.json',
    '/assets/%2e%2e%2f%2e%2e%2fsecret.json',
    '/assets/..%5c..%5csecret.json',
    '/assets//main-Ab12.js',
    '/assets/%zz',
    '/flows/missing.flow.json',
    '/flows/lost.flow.json',
    '/flows/missing',
    // No flow has such a name, so the widget asks for none of them.
    '/flows/my%20flow.flow.json',
    '/flows/50%25.flow.json',
    '/flows/50%.flow.json',
    '/flows/..%2fsecret.json',
    '/flows/..%2f..%2f..%2f..%2fetc%2fpasswd',
    '/flows/../secret.json',
    '/flows/%2e%2e/secret.json',
    '/../secret.json',
    '/secret.json',
    '/favicon.ico',
    '/.env',
  ])('%s', async (path) => {
    const { status, headers, body } = await ask(path)
    expect([status, body]).toEqual([404, '404 Not Found'])
    expect(headers['cache-control']).toBeUndefined()
  })
})

describe('other methods: 405', () => {
  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s', async (method) => {
    for (const path of ['/', '/assets/main-Ab12.js', '/flows/connect.flow.json']) {
      const { status, headers } = await ask(path, method)
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
    }
  })
})

it.each([
  ['GET', '/'],
  ['HEAD', '/'],
  ['GET', '/assets/main-Ab12.js'],
  ['GET', '/flows/connect.flow.json'],
  ['GET', '/assets/missing.js'],
  ['POST', '/'],
])('%s %s has the security headers', async (method, path) => {
  const { headers } = await ask(path, method)
  expect(headers).toMatchObject(securityHeaders(origins))
})
