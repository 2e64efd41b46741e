/** The pages whose cold load is compared, each on a server of its own. */
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Servers } from '../../../scripts/servers.ts'
import { buildPage } from './build-page.ts'
import { type Answer, serveCompressed } from './compressed.ts'

export interface Site {
  name: 'widget' | 'MX' | 'React' | 'static'
  /** An address for one load. */
  url: () => Promise<string>
  /** Matches the control that makes the first screen usable. */
  ready: string
  close: () => Promise<void>
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

async function staticSite(name: Site['name'], folder: string, page: string, ready: string): Promise<Site> {
  const { url, close } = await serveCompressed(async (path) => {
    const file = path === '/' ? page : path
    const type = types[extname(file)]
    if (type === undefined) return null
    return readFile(join(folder, file)).then(
      (body): Answer => ({ body, headers: { 'content-type': type } }),
      () => null,
    )
  })
  return { name, url: async () => `${url}/`, ready, close }
}

/** The widget as it is deployed: its own server behind one that compresses. */
export async function serveWidgetSite({ widget }: Servers): Promise<{ origin: string; close: () => Promise<void> }> {
  const { url, close } = await serveCompressed(async (path) => {
    const response = await fetch(widget + path)
    if (!response.ok) return null
    const headers = Object.fromEntries([...response.headers].filter(([name]) => !ofConnection.test(name)))
    return { body: Buffer.from(await response.arrayBuffer()), headers }
  })
  return { origin: url, close }
}

/** Headers that don't belong to the file. */
const ofConnection = /^(content-length|content-encoding|date|connection|keep-alive|transfer-encoding)$/

async function widgetSite(servers: Servers): Promise<Site> {
  const { origin, close } = await serveWidgetSite(servers)
  const url = async () => `${origin}/?token=${await createToken(servers.sandbox)}`
  return { name: 'widget', url, ready: 'footer button', close }
}

async function createToken(sandbox: string): Promise<string> {
  const response = await fetch(`${sandbox}/api/v1/link/token/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': 'sandbox' },
    body: JSON.stringify({ client: {} }),
  })
  const { link_token } = (await response.json()) as { link_token: string }
  return link_token
}

export async function serveSites(servers: Servers): Promise<Site[]> {
  const floor = fileURLToPath(new URL('../floor', import.meta.url))
  return [
    await widgetSite(servers),
    await staticSite('MX', await buildPage('peers/mx'), '/index.html', '[data-test="Institution-0-tile"]'),
    await staticSite('React', await buildPage('floor'), '/index.html', 'footer button'),
    await staticSite('static', floor, '/static.html', 'footer button'),
  ]
}
