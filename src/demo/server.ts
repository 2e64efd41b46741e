/** The host application's own server: it mints a link token, as a real host does, and serves the page. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

export interface DemoOptions {
  /** Folder of the built page. */
  root: string
  widget: string
  /** The sandbox API's base address. */
  api: string
  scenarios: { username: string; description: string }[]
  fixed: string
}

const switches = ['allow_document_upload', 'show_step_add_source', 'show_step_consent'] as const
const choices = ['mode', 'account_select_mode', 'language'] as const

export function createDemo({ root, widget, api, scenarios, fixed }: DemoOptions): Hono {
  const app = new Hono()
  app.get('/assets/*', serveStatic({ root }))
  app.get('/', async (context) => {
    const settings = context.req.query()
    const data = 'preview' in settings ? await previewOf(settings) : await sessionOf(settings)
    const html = await readFile(join(root, 'index.html'), 'utf8')
    const json = JSON.stringify(data).replace(/</g, '\\u003c')
    return context.html(html.replace(/(id="demo-data">)\{\}/, (_, open: string) => open + json))
  })

  async function sessionOf(settings: Record<string, string>): Promise<object> {
    const client = clientOf(settings)
    const minted = await post('/link/token/create', { client, ...sourceOf(client, settings) })
    const { sources } = await post('/link/sources', { link_token: minted['link_token'] })
    return { widget: `${widget}/`, token: minted['link_token'], settings, scenarios, sources, fixed }
  }

  /** A preview needs no token and no API: only the places there are. */
  async function previewOf(settings: Record<string, string>): Promise<object> {
    const response = await fetch(`${widget}/flows/connect.flow.json`)
    return { widget: `${widget}/`, settings, flow: await response.json() }
  }

  async function post(path: string, body: object): Promise<Record<string, unknown>> {
    const headers = { 'content-type': 'application/json', 'x-api-key': 'sandbox' }
    const response = await fetch(api + path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`The sandbox answered ${response.status} to ${path}: ${await response.text()}`)
    return (await response.json()) as Record<string, unknown>
  }
  return app
}

/** The form's settings as client info, or `client`, any client info as JSON; else the sandbox's defaults stand. */
function clientOf(settings: Record<string, string>): { mode?: string } {
  if (settings['client'] !== undefined) return JSON.parse(settings['client'])
  if (Object.keys(settings).length === 0) return {}
  const chosen = choices.flatMap((key) => (settings[key] === undefined ? [] : [[key, settings[key]]]))
  const switched = switches.map((key) => [key, key in settings])
  const policies = 'no_policies' in settings ? { privacy_policy_url: null, terms_of_use_url: null } : {}
  return { ...Object.fromEntries([...chosen, ...switched]), ...policies }
}

function sourceOf({ mode }: { mode?: string }, { source_id }: Record<string, string>): object {
  return source_id && mode && mode !== 'Normal' ? { source_id } : {}
}
