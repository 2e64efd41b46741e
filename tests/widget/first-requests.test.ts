import { describe, expect, it } from 'vitest'
import schema from '../../schemas/config.schema.json' with { type: 'json' }
import type { Config } from '../../src/generated/config.types.ts'
import { parseAddress } from '../../src/widget/address.ts'
import { boot } from '../../src/widget/boot.ts'
import { readEarlyConfig } from '../../src/widget/early-config.ts'
import { firstRequests } from '../../src/widget/first-requests.ts'
import { fakeHost } from './support/fake-host.ts'

const guid = '17d2f9a7-af3d-4ee4-abf4-08dc0b1ba585'
const base = 'https://widget.test/'
const config: Config = { apiHost: 'https://live.test/v1/', sandboxApiHost: 'https://sandbox.test', sandboxApiKey: 'k' }

/** @param isFramed whether the page is in one of a host */
function early(query: string, settings: object = config, path = '', isFramed = false) {
  const read = readEarlyConfig(JSON.stringify(settings))
  const page = { location: new URL(path + query, base) } as unknown as Window
  Object.assign(page, { parent: isFramed ? {} : page })
  return read ? firstRequests(read, page, base) : []
}

/** What `boot` requests before anything has been answered. */
async function requestedByBoot(query: string, settings: Config) {
  const sent: { url: string; init: RequestInit }[] = []
  void boot({
    config: settings,
    address: parseAddress(query),
    host: fakeHost().host,
    base,
    signal: new AbortController().signal,
    warn: () => {},
    send: (url, { signal: _, ...init }) => {
      sent.push({ url, init })
      return new Promise(() => {})
    },
  })
  await new Promise((done) => setTimeout(done))
  return sent
}

const byAddress = (requests: readonly { url: string }[]) => [...requests].sort((a, b) => a.url.localeCompare(b.url))

describe('the first requests', () => {
  it.each([
    ['of a live token', `?token=${guid}`, config, 3],
    ['of a sandbox token', `?token=link-sandbox-${guid}`, config, 3],
    ['with a source', `?token=${guid}&source_id=s`, config, 4],
    ['with a flow of the deployer', `?token=${guid}`, { ...config, flow: 'acme' }, 3],
    ['without a sandbox', `?token=link-sandbox-${guid}`, { apiHost: 'https://live.test' }, 3],
  ])('%s are those of boot', async (_, query, settings, count) => {
    const requests = early(query, settings)
    expect(requests).toHaveLength(count)
    expect(byAddress(requests)).toEqual(byAddress(await requestedByBoot(query, settings)))
  })

  it.each([
    ['without a token', ''],
    ['with a token that is none', '?token=abc'],
    ['in a preview', `?preview=&token=${guid}`],
  ])('%s are none', (_, query) => {
    expect(early(query)).toEqual([])
  })

  it('are none where /connect redirects', () => {
    const query = `?token=${guid}`
    expect(early(query, { ...config, dashboardHost: 'https://dashboard.test' }, 'connect')).toEqual([])
    expect(early(query, config, 'connect')).toHaveLength(3)
  })
})

it('are none in a window of its own where the configuration does not have the address to return to', () => {
  const query = `?token=${guid}&return_url=${encodeURIComponent('https://app.test/done')}`
  expect(early(query)).toEqual([])
  expect(early(query, config, '', true)).toHaveLength(3)
  expect(early(query, { ...config, returnUrls: ['https://app.test/done'] })).toHaveLength(3)
})

describe('the configuration before its check', () => {
  it.each([null, '', '{', '[]', 'null', '"x"', '{"apiHost":5}', '{"sandboxApiHost":"https://sandbox.test"}'])(
    '%s names no API',
    (text) => {
      expect(readEarlyConfig(text)).toBeNull()
    },
  )

  it('leaves out values of a wrong type', () => {
    const text = JSON.stringify({
      apiHost: 'https://live.test',
      sandboxApiKey: 5,
      flow: {},
      theme: 7,
      returnUrls: 'x',
    })
    expect(readEarlyConfig(text)).toEqual({ apiHost: 'https://live.test', theme: {}, returnUrls: [] })
  })
})

describe('a host of the configuration before its check', () => {
  const hosts = [
    'https://a.example/v1/',
    'http://localhost:4300',
    'https://',
    'https://u:p@a.example',
    'ftp://a',
    'a',
    '',
  ]

  it.each(hosts)('%j is taken if the schema takes it', (apiHost) => {
    const isOfSchema = new RegExp(schema.properties.apiHost.pattern, 'u').test(apiHost)
    expect(readEarlyConfig(JSON.stringify({ apiHost })) !== null).toBe(isOfSchema)
  })

  it.each([5, null, ['https://sandbox.test']])('gives way to no other one: %j', (sandboxApiHost) => {
    expect(early(`?token=link-sandbox-${guid}`, { ...config, sandboxApiHost })).toEqual([])
  })
})

it.each(['apiHost', 'sandboxApiHost'])('a token is sent nowhere if %s is cut off', (key) => {
  for (const host of ['https://', 'https:///x', 'https://a.example?x', 'https://a.example#', 'https://a b'])
    expect(early(`?token=link-sandbox-${guid}`, { ...config, [key]: host }), host).toEqual([])
})
