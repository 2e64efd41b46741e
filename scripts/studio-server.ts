/** Serves the studio under /studio, with the files of one folder of flows and a policy of its own. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { chainOf, filesByPath, isFlowFile, isFormFile } from '../src/flow-files/index.ts'
import { testsFileOf } from '../src/flow-tests/index.ts'
import type { File, Files } from '../src/lint/index.ts'

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
  const headers = studioHeaders(new URL(widget).origin)
  app.use('/studio/*', async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(headers)) context.header(name, value)
  })
  app.get('/studio', (context) => context.redirect('/studio/'))
  app.get('/studio/files/:name{[a-zA-Z0-9-]+\\.json}', async (context) => {
    const files = await readFiles(flowsRoot, context.req.param('name').replace(/\.json$/, ''))
    return files ? context.json({ widget: `${widget}/`, files }) : context.notFound()
  })
  app.get('/studio/*', serveStatic({ root }))
  return app
}

/** `default`: the policy that lets the page start its own worker (src/studio/page/trust-own-scripts.ts). */
const studioHeaders = (widget: string) => ({
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    "style-src 'self'",
    'img-src data:',
    "connect-src 'self'",
    `frame-src ${widget}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; '),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
})

/** The flow first, then its variants, as they are written, not merged: the studio edits files. null where there is no such flow. */
async function readFiles(flowsRoot: string, name: string): Promise<Files | null> {
  const folder = join(flowsRoot, 'flows')
  const read = async (path: string): Promise<File | null> => {
    const text = await readFile(join(folder, path), 'utf8').catch(() => null)
    return text === null ? null : { file: `flows/${path}`, text }
  }
  const list = (below: string) => readdir(join(folder, below)).catch(() => [])
  const readAll = async (paths: readonly string[]) =>
    (await Promise.all(paths.map(read))).filter((file) => file !== null)
  const all = await readAll((await list('.')).filter(isFlowFile))
  const flow = all.find(({ file }) => file === `flows/${name}.flow.json`)
  if (!flow) return null
  const sources = filesByPath(all)
  const variants = all.filter(({ file }) => file !== flow.file && chainOf(file, sources).includes(flow.file))
  const flows = [flow, ...variants]
  const tests = await readAll(flows.map(({ file }) => testsFileOf(file).slice('flows/'.length)))
  const forms = await readAll((await list('forms')).filter(isFormFile).map((form) => `forms/${form}`))
  return { flows, ...(tests.length > 0 && { tests }), forms }
}
