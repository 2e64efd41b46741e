/**
 * Limits every request of the page to the configured servers. The header of docs/security.md does the same, but this
 * policy does not depend on the deployer: XMLHttpRequest follows redirects, and without a policy an upload's files and
 * token would follow a redirect to any origin.
 */
import type { Config } from '../generated/config.types.ts'
import { parseUrl } from '../untrusted/url.ts'

type Connections = Pick<Config, 'apiHost' | 'sandboxApiHost' | 'monitoring'>

/** The service's own servers: one for errors, one per project key for spans. */
const monitoringServers = ['https://*.bugsnag.com', 'https://*.smartbear.com']

/** @param base where the widget's own files lie */
export function connectionSources({ apiHost, sandboxApiHost, monitoring }: Connections, base: string): string[] {
  const servers = [base, apiHost, sandboxApiHost, monitoring?.endpoint].filter((address) => address !== undefined)
  const origins = servers.flatMap((address) => parseUrl(address)?.origin ?? [])
  const services = monitoring && monitoring.endpoint === undefined ? monitoringServers : []
  return ["'self'", ...new Set([...origins, ...services])]
}

export function limitConnections(page: Document, config: Connections, base: string): void {
  const meta = page.createElement('meta')
  meta.httpEquiv = 'Content-Security-Policy'
  meta.content = `connect-src ${connectionSources(config, base).join(' ')}`
  page.head.append(meta)
}
