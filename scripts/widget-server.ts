/** Serves dist/widget as a deployment does: static files, the configuration block, the strict policy. */
import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type ServerType, serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { withConfig } from './config-block.ts'
import { readServedFlow } from './flow-files.ts'
import { cacheRules, type Origins, securityHeaders } from './security-headers.ts'

export interface WidgetServerOptions {
  /** Folder of the built widget. */
  root: string
  /** Folder with `flows/`, not the build's copy, so that an edit shows on reload. */
  flowsRoot: string
  config: object
  origins: Origins
  port: number
}

export interface Running {
  url: string
  close: () => Promise<void>
}

export async function serveWidget({ root, flowsRoot, config, origins, port }: WidgetServerOptions): Promise<Running> {
  const app = new Hono()
  const headers = Object.entries(securityHeaders(origins))
  app.use(async (context, next) => {
    await next()
    for (const [name, value] of headers) context.header(name, value)
  })
  app.get(
    '/assets/*',
    serveStatic({
      root,
      onFound: (_, context) => context.header('cache-control', cacheRules['/assets/']),
    }),
  )
  app.get('/flows/:file{[\\w-]+\\.flow\\.json}', async (context) => {
    const text = await readServedFlow(join(flowsRoot, 'flows'), context.req.param('file'))
    if (text === null) return context.notFound()
    return context.body(text, 200, { 'content-type': 'application/json', 'cache-control': cacheRules['/flows/'] })
  })
  app.get('*', async (context) => {
    if (isFile.test(context.req.path)) return context.notFound()
    const html = await readFile(join(root, 'index.html'), 'utf8')
    return context.html(withConfig(html, config), 200, { 'cache-control': cacheRules['/'] })
  })
  app.all('*', (context) => context.text('405 Method Not Allowed', 405, { allow: 'GET, HEAD' }))
  return listen(app, port)
}

/** Paths of files: the response for a missing file is 404 and not the page. */
const isFile = /^\/(assets|flows)\/|\.\w+$/

/** Resolves when the server listens; port 0 chooses a free port. */
export function listen(app: Hono, port: number): Promise<Running> {
  return new Promise((resolve, reject) => {
    const server: ServerType = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }, (info: AddressInfo) => {
      resolve({
        url: `http://localhost:${info.port}`,
        close: () =>
          new Promise((done) => {
            server.close(() => done())
            if ('closeAllConnections' in server) server.closeAllConnections()
          }),
      })
    })
    server.on('error', reject)
  })
}
