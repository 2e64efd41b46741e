/**
 * dist/widget with dist/studio beside it, on a server of static files that sends the headers of deploy/. Its flows are
 * those of all browser tests, as the build would write them.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { withConfig } from '../../../scripts/config-block.ts'
import { readServedFlow } from '../../../scripts/flow-files.ts'
import { besideWidget, securityHeaders, studioHeaders } from '../../../scripts/security-headers.ts'
import { readStudioFiles } from '../../../scripts/studio-files.ts'
import { listen, type Running } from '../../../scripts/widget-server.ts'
import { defined } from '../../../src/flow/index.ts'
import { trust } from '../../support/browser.ts'
import { flowsRoot as folder } from './flows-root.ts'

const flows = join(folder, 'flows')

export async function serveStaticSite(): Promise<Running> {
  const app = new Hono()
  const root = join(process.cwd(), 'dist')
  const widget = securityHeaders({ connect: [], images: [], ancestors: ["'self'"] })
  const studio = studioHeaders(besideWidget)
  app.use(async (context, next) => {
    await next()
    const headers = context.req.path.startsWith('/studio/') ? studio : widget
    for (const [name, value] of Object.entries(headers)) context.header(name, value)
  })
  app.get('/studio/files/connect.json', async (context) => context.json(await readStudioFiles(flows, 'connect')))
  app.get('/flows/connect.flow.json', async (context) =>
    context.body(defined(await readServedFlow(flows, 'connect.flow.json'), 'flow'), 200, {
      'content-type': 'application/json',
    }),
  )
  app.get('/studio/*', serveStatic({ root }))
  app.get('/', async (context) => {
    const html = await readFile(join(root, 'widget/index.html'), 'utf8')
    return context.html(withConfig(html, { apiHost: 'http://localhost/api' }))
  })
  app.get('*', serveStatic({ root: join(root, 'widget') }))
  const site = await listen(app, 0)
  trust(site.url)
  return site
}
