/** Serves the built host pages, each on an origin of its own, with what their server does: creating link tokens. */
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { type Context, Hono } from 'hono'
import { createRequestHandler } from 'react-router'
import { listen, type Running } from '../../scripts/widget-server.ts'
import { built, repository } from './pages.ts'

export type HostName =
  | 'plain-html'
  | 'react-vite'
  | 'react-router'
  | 'modals'
  | 'plaid-link'
  | 'vue'
  | 'svelte'
  | 'angular'

export type HostUrls = Readonly<Record<HostName, string>>

interface Hosts {
  urls: HostUrls
  close: () => Promise<void>
}

const examples = join(repository, 'examples')
const router = join(examples, 'react-router/build')

/** Where the files of each page are. The script of the SDK is beside the plain page. */
const folders: Readonly<Record<HostName, readonly string[]>> = {
  'plain-html': [join(examples, 'plain-html'), join(repository, 'dist/script')],
  'react-vite': [built('react-vite')],
  'react-router': [join(router, 'client')],
  modals: [built('modals')],
  'plaid-link': [built('plaid-link')],
  vue: [built('vue')],
  svelte: [built('svelte')],
  angular: [built('angular')],
}

/** The pages of which the documents say that they need `frame-src` alone. The others contain inline code or styles. */
const strict: readonly HostName[] = ['plain-html', 'react-vite']

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

/** The address of the widget in the sources of all pages. */
const placeholder = 'https://widget.example.com/'

/** @param api base address of the API that creates link tokens */
export async function serveHosts(widget: string, api: string): Promise<Hosts> {
  Object.assign(process.env, { API_URL: api, API_KEY: 'sandbox' })
  const { createLinkToken } = await import('../../examples/server.mjs')
  const render = createRequestHandler(await import(join(router, 'server/index.js')))
  const policy = [
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:",
    `frame-src ${widget}; require-trusted-types-for 'script'; trusted-types 'none'`,
  ].join('; ')

  async function sendFile(context: Context, name: HostName): Promise<Response | null> {
    const path = context.req.path === '/' ? '/index.html' : context.req.path
    for (const folder of folders[name]) {
      const text = await readFile(join(folder, path), 'utf8').catch(() => null)
      const headers = {
        'content-type': types[extname(path)] ?? 'text/plain',
        ...(strict.includes(name) && { 'content-security-policy': policy }),
      }
      if (text !== null) return context.body(text.replaceAll(placeholder, `${widget}/`), 200, headers)
    }
    return null
  }

  const serve = (name: HostName): Promise<Running> => {
    const app = new Hono()
    const rendered = name === 'react-router'
    if (!rendered) app.post('/link-token', async (context) => context.text(await createLinkToken()))
    app.all('*', async (context) => {
      const file = await sendFile(context, name)
      return file ?? (rendered ? render(context.req.raw) : context.notFound())
    })
    return listen(app, 0)
  }

  const names = Object.keys(folders) as HostName[]
  const running = await Promise.all(names.map(async (name) => [name, await serve(name)] as const))
  const urls = Object.fromEntries(running.map(([name, { url }]) => [name, url])) as HostUrls
  return { urls, close: async () => void (await Promise.all(running.map(([, { close }]) => close()))) }
}
