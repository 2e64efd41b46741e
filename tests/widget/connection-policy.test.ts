// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { connectionSources, limitConnections } from '../../src/widget/connection-policy.ts'

const base = 'https://widget.example/link/'
const apiHost = 'https://api.example/api/v1'

describe('the servers that the page may connect to', () => {
  it.each<[string, Parameters<typeof connectionSources>[0], string[]]>([
    ['the API', { apiHost }, ['https://api.example']],
    [
      'the sandbox API too',
      { apiHost, sandboxApiHost: 'http://localhost:4300/api' },
      ['https://api.example', 'http://localhost:4300'],
    ],
    [
      'an API on two paths of one server',
      { apiHost, sandboxApiHost: 'https://api.example/sandbox' },
      ['https://api.example'],
    ],
    [
      'the monitoring service',
      { apiHost, monitoring: { projectKey: 'k' } },
      ['https://api.example', 'https://*.bugsnag.com', 'https://*.smartbear.com'],
    ],
    [
      'a relay in place of the monitoring service',
      { apiHost, monitoring: { projectKey: 'k', endpoint: 'https://relay.example/m' } },
      ['https://api.example', 'https://relay.example'],
    ],
    ['no server whose address cannot be read', { apiHost: 'https://[bad' }, []],
  ])('%s', (_, config, servers) => {
    expect(connectionSources(config, base)).toEqual(["'self'", 'https://widget.example', ...servers])
  })

  it('are listed in a policy of the page', () => {
    limitConnections(document, { apiHost }, base)
    const meta = document.head.querySelector<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy"]')
    expect(meta?.content).toBe("connect-src 'self' https://widget.example https://api.example")
  })
})
