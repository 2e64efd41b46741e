/** A host page with the SDK on an origin of its own, under the strictest policy that a host can have. */
import { readFileSync } from 'node:fs'
import type { Frame, FrameLocator, Page } from '@playwright/test'
import { Hono } from 'hono'
import { build, type Plugin, type Rolldown } from 'vite'
import { listen, type Running } from '../../../scripts/widget-server.ts'
import type { TielineLink, TielineOptions } from '../../../src/embed/index.ts'
import { expect, trust } from '../../support/browser.ts'
import type { ForgerWindow } from './forger.ts'

/** What the page keeps for the tests. */
export interface HostWindow extends Window {
  link: TielineLink
  links: TielineLink[]
  /** The callbacks in order, with their arguments. */
  calls: { name: string; detail: unknown[] }[]
}

type Serializable = Omit<TielineOptions, 'token' | 'signal' | 'container'> & { token?: string; container?: string }

export interface EmbedHost extends Running {
  /** A widget that follows a scenario (src/embed/testing). It is served on every subdomain of its host as well. */
  fake: string
}

/** The same server on another host, which is another origin. */
export function at(host: string, url: string): string {
  const { protocol, port } = new URL(url)
  const origin = `${protocol}//${host}:${port}`
  trust(origin)
  return origin
}

const policy = (widgets: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `frame-src ${widgets}`,
    // For the icon of this page, not for the SDK.
    'img-src data:',
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')

const hostPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark">
<title>Host</title><link rel="icon" href="data:,"></head><body>
<button id="opener">Connect</button><div id="place"></div><div id="other"></div><p>${'A long page. '.repeat(4000)}</p></body></html>`

/** The files of an entry by their names. Each entry is bundled once, however often its file of tests is repeated. */
function bundle(entry: string, name: string, plugin?: Plugin): Promise<Map<string, string>> {
  const key = `${entry} ${plugin?.name}`
  const files = bundled.get(key) ?? bundleOnce(entry, name, plugin)
  bundled.set(key, files)
  return files
}

const bundled = new Map<string, Promise<Map<string, string>>>()

async function bundleOnce(entry: string, name: string, plugin?: Plugin): Promise<Map<string, string>> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [plugin],
    // In production React's StrictMode does nothing.
    define: { 'process.env.NODE_ENV': '"development"' },
    build: { write: false, target: 'es2022', lib: { entry, formats: ['es'], fileName: () => `${name}.js` } },
  })
  const [{ output }] = result as [Rolldown.RolldownOutput]
  return new Map(output.flatMap((file) => (file.type === 'chunk' ? [[`/${file.fileName}`, file.code]] : [])))
}

/** @param pages by their paths; `*` is for any other */
const serve = (files: Map<string, string>, pages: Record<string, string>, headers: Record<string, string>) =>
  listen(
    new Hono().get('*', (context) => {
      const { path } = context.req
      const code = files.get(path)
      if (code !== undefined)
        return context.body(code, 200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' })
      return context.html(pages[path] ?? pages['*'] ?? '', 200, headersOf(path, headers))
    }),
    0,
  )

/** A page in a sandbox has the origin null. */
const headersOf = (path: string, headers: Record<string, string>): Record<string, string> =>
  path === nullOrigin ? { 'content-security-policy': 'sandbox allow-scripts' } : headers

/** The pages of `forger.ts`. */
export const forger = '/forger.html'
export const nullOrigin = '/forger-without-origin.html'

const forgerPage = '<!doctype html><title>Forger</title><script type="module" src="/forger.js"></script><p>Forger</p>'

export interface HostOptions {
  /** Another page module of the host, served as `/page.js`. */
  page?: string
  /** Changes the SDK while it is bundled. */
  sdk?: Plugin
}

export async function serveHost(widget: string, { page, sdk }: HostOptions = {}): Promise<EmbedHost> {
  const fakePage = readFileSync('src/embed/testing/fake-widget.html', 'utf8').replace('./page.ts', '/page.js')
  const fake = await serve(
    new Map([
      ...(await bundle('src/embed/testing/page.ts', 'page')),
      ...(await bundle('tests/e2e/support/forger.ts', 'forger')),
    ]),
    { '*': fakePage, [forger]: forgerPage, [nullOrigin]: forgerPage },
    {},
  )
  const headers = { 'content-security-policy': policy(`${widget} ${fake.url} http://*.localhost:*`) }
  const host = await serve(
    new Map([...(await bundle('src/embed/index.ts', 'sdk', sdk)), ...(page ? await bundle(page, 'page') : [])]),
    { '*': hostPage },
    headers,
  )
  for (const { url } of [fake, host]) trust(url)
  return {
    url: host.url,
    fake: fake.url,
    close: async () => {
      await Promise.all([fake.close(), host.close()])
    },
  }
}

/** Makes a link in the page; the last one is `link`. */
export const makeLink = (page: Page, options: Serializable) =>
  page.evaluate(async (given) => {
    const sdk = '/sdk.js'
    const { create } = (await import(sdk)) as typeof import('../../../src/embed/index.ts')
    const own = window as unknown as HostWindow
    own.calls ??= []
    own.links ??= []
    const keep =
      (name: string) =>
      (...detail: unknown[]) =>
        own.calls.push({ name, detail })
    own.link = create({
      token: 'link-sandbox-1',
      // A busy machine may take longer than the default to load a widget, or to forge messages before it answers.
      timeout: 600_000,
      ...given,
      onLoad: keep('onLoad'),
      onSuccess: keep('onSuccess'),
      onExit: keep('onExit'),
      onEvent: (name, metadata) => keep(name)(metadata),
    })
    own.links.push(own.link)
    const opener = document.querySelector<HTMLElement>('#opener')
    if (opener) opener.onclick = () => own.link.open()
  }, options)

export const callsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as HostWindow).calls.map(({ name }) => name))
export const stateOf = (page: Page) => page.evaluate(() => (window as unknown as HostWindow).link.state)
export const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe')

export async function frameAt(page: Page, address: string): Promise<Frame> {
  await expect.poll(() => page.frames().some((frame) => frame.url().startsWith(address))).toBe(true)
  return page.frames().find((frame) => frame.url().startsWith(address)) as Frame
}

/** Until its script has run. Waiting in the page would need frames of animation, which a page behind a pop-up has none of. */
export const isForger = (forger: Frame | Page) => expect.poll(() => forger.evaluate(() => 'forge' in window)).toBe(true)

/** Posts messages from a page of `forger.ts` to the host. */
export async function postFrom(forger: Frame | Page, messages: readonly unknown[]): Promise<void> {
  await isForger(forger)
  await forger.evaluate((each) => {
    for (const message of each) (window as unknown as ForgerWindow).post(message)
  }, messages)
}
