import { describe, expect, it, vi } from 'vitest'
import { readConfig } from '../../src/widget/config.ts'
import { configurationProblem, logIgnored } from '../../src/widget/problem.ts'
import type { Host } from '../../src/widget/report.ts'

const sound = { apiHost: 'https://api.example.com/api/v1' }

const servers = [
  'http://localhost:8080/api',
  'https://münchen.example/api/v1/',
  'https://हिन्दी.example/api/v1/',
  'https://127.0.0.1',
  'https://api_1.example-a.test/%20/a;b,c',
]
const noServers = [
  'https://',
  'https:///link',
  'https://a.example?key=1',
  'https://a.example/#',
  'https://a .example',
  'https://a.example:99999',
  'https://a.example:api/v1',
  'https://[::1/api',
  'https://[::1]:3000/api',
  'https://*.example',
  'https://a%2e.example',
  'https://<host>/api',
  'https://..',
  'https://a,b',
]

describe('the configuration block (docs/host.md)', () => {
  it('is used unchanged when it is valid', async () => {
    expect(await readConfig(JSON.stringify(sound))).toEqual({ config: sound, ignored: null })
  })

  it.each(servers)('is used with the server %s', async (apiHost) => {
    expect(await readConfig(JSON.stringify({ apiHost }))).toEqual({ config: { apiHost }, ignored: null })
    expect(new URL(apiHost).host).not.toBe('')
  })

  it('is used with a byte order mark before it', async () => {
    expect(await readConfig(`\ufeff\n${JSON.stringify(sound)}`)).toEqual({ config: sound, ignored: null })
  })

  it.each([
    ['no block', null, 'The page has no <script type="application/json" id="tieline-config">. Add it.'],
    ['not JSON', '{', expect.stringMatching(/^#tieline-config is not JSON: ./)],
    ['apiHost missing', '{}', "#tieline-config: 'apiHost' is missing. Add it."],
    [
      'a key mistyped',
      JSON.stringify({ ...sound, apihost: 'x' }),
      "#tieline-config at /apihost: 'apihost' is not a key that can be used here. Did you mean 'apiHost'?",
    ],
    [
      'a key that every object has',
      JSON.stringify({ ...sound, constructor: 'x' }),
      expect.stringMatching(/^#tieline-config at \/constructor: 'constructor' is not a key that can be used here\./),
    ],
    ...noServers.map((apiHost): [string, string, unknown] => [
      `an address of the server that is ${apiHost}`,
      JSON.stringify({ apiHost }),
      `#tieline-config at /apiHost: "${apiHost}" is not the address of a server. Write https:// and a host, with a port or path if it has one, and leave out spaces and what follows a ? or #.`,
    ]),
    [
      'a wildcard host',
      JSON.stringify({ ...sound, allowedHostOrigins: ['*'] }),
      '#tieline-config at /allowedHostOrigins/0: "*" is not an origin. Write the address without a path or *, such as "https://app.example.com".',
    ],
    [
      'a colour by its name',
      JSON.stringify({ ...sound, theme: { primary: 'green' } }),
      '#tieline-config at /theme/primary: "green" is not a colour. Write # and six digits from 0 to 9 or a to f, such as "#0a7d55".',
    ],
  ])('%s', async (_, text, sentence) => {
    const read = await readConfig(text)
    if (read.config) expect.fail('It is unusable.')
    const printed = vi.spyOn(console, 'error').mockImplementation(() => {})
    printed.mockClear()
    const host = { notify: vi.fn() } as unknown as Host
    expect(configurationProblem(host, read).details).toEqual([sentence])
    expect(printed.mock.calls).toEqual([[expect.stringMatching(/^Tieline: /)]])
    expect(host.notify).toHaveBeenCalledWith({ message: 'error', reason: 'Error' })
  })

  it.each([
    ['without a key', {}, `#tieline-config at /monitoring: 'projectKey' is missing in "monitoring". Add it.`],
    [
      'with an empty key',
      { projectKey: '' },
      '#tieline-config at /monitoring/projectKey: It is empty. Give it a value.',
    ],
    ['with a blank key', { projectKey: ' ' }, expect.stringContaining('#tieline-config at /monitoring/projectKey: ')],
    ['with a key of another type', { projectKey: 7 }, expect.stringContaining(' at /monitoring/projectKey: ')],
    ['that is no object', 'key', expect.stringContaining(' at /monitoring: ')],
    [
      'with an unusable address',
      { projectKey: 'k', endpoint: 'relay' },
      expect.stringContaining(' at /monitoring/endpoint: '),
    ],
  ])('is used without its monitoring %s, and the console names it', async (_, monitoring, sentence) => {
    const read = await readConfig(JSON.stringify({ ...sound, monitoring }))
    if (!read.config) expect.fail('It is usable.')
    if (!read.ignored) expect.fail('Something is ignored.')
    expect(read.config).toEqual(sound)
    const printed = vi.spyOn(console, 'error').mockImplementation(() => {})
    printed.mockClear()
    logIgnored(read.ignored)
    expect(printed.mock.calls).toEqual([[expect.stringMatching(/^Tieline: /)]])
    expect(printed.mock.calls[0]?.[0].replace('Tieline: ', '')).toEqual(sentence)
  })

  it('with a problem besides one of its monitoring is not used', async () => {
    expect(await readConfig(JSON.stringify({ monitoring: {} }))).toMatchObject({ config: null })
  })
})
