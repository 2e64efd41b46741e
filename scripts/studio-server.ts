/** Serves the studio under /studio, with the flows of a folder as they are now, and a policy of its own. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { studioHeaders } from './security-headers.ts'
import { readStudioFiles } from './studio-files.ts'

export interface StudioOptions {
  /** The folder with the built page in `studio`. */
  root: string
  /** Folder with `flows/`. */
  flowsRoot: string
  /** Address of the widget that shows previews. */
  widget: string
}

export function createStudio({ root, flowsRoot, widget }: StudioOptions): Hono {
  const app = new Hono()
  const headers = studioHeaders({ widget: [new URL(widget).origin], flows: [] })
  app.use('/studio/*', async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(headers)) context.header(name, value)
  })
  app.get('/studio', (context) => context.redirect('/studio/'))
  app.get('/studio/', async (context) => {
    const html = await readFile(join(root, 'studio/index.html'), 'utf8')
    return context.html(withStudioConfig(html, { widget: `${widget}/` }))
  })
  app.get('/studio/files/:name{[a-zA-Z0-9-]+\\.json}', async (context) => {
    const files = await readStudioFiles(join(flowsRoot, 'flows'), context.req.param('name').replace(/\.json$/, ''))
    return files ? context.json(files) : context.notFound()
  })
  app.get('/studio/*', serveStatic({ root }))
  return app
}

const block = /(<script type="application\/json" id="tieline-studio">)[\s\S]*?(<\/script>)/

function withStudioConfig(html: string, config: object): string {
  if (!block.test(html)) throw new Error('index.html has no block #tieline-studio')
  const json = JSON.stringify(config).replace(/</g, '\\u003c')
  return html.replace(block, (_, open: string, close: string) => `${open}${json}${close}`)
}
