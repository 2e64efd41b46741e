/** The host application's server: it creates a link token for each session, as a real host does, and serves the page. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

export interface DemoOptions {
  /** Folder of the built page. */
  root: string
  widget: string
  /** What examples/server.mjs exports, for the sandbox. */
  server: {
    createLinkToken: (session: object) => Promise<string>
    readStatus: (linkToken: string) => Promise<string>
  }
  /** The sources of a session. */
  readSources: (linkToken: string) => Promise<unknown>
  scenarios: readonly { username: string; description: string }[]
  /** What to enter besides the username. */
  hints: readonly { name: string; value: string }[]
}

const switches = ['allow_document_upload', 'show_step_add_source', 'show_step_consent'] as const
const choices = ['mode', 'account_select_mode', 'language', 'flow'] as const

export function createDemo({ root, widget, server, readSources, scenarios, hints }: DemoOptions): Hono {
  const app = new Hono()
  app.get('/assets/*', serveStatic({ root }))
  app.get('/', async (context) => {
    const data = await sessionData(context.req.query())
    const html = await readFile(join(root, 'index.html'), 'utf8')
    const json = JSON.stringify(data).replace(/</g, '\\u003c')
    return context.html(html.replace(/(id="demo-data">)\{\}/, (_, open: string) => open + json))
  })

  // One token for each session: the SDK asks for it, and the address of the page says what client it is for.
  app.post('/link-token', async (context) => context.text(await createToken(context.req.query())))

  // A host keeps the token with its user; this one has no users, so its page sends the token.
  app.post('/status', async (context) => context.text(await server.readStatus(await context.req.text())))

  function createToken(settings: Record<string, string>): Promise<string> {
    const client = clientOf(settings)
    return server.createLinkToken({ client, ...sourceOf(client, settings) })
  }

  async function sessionData(settings: Record<string, string>): Promise<object> {
    const sources = await readSources(await createToken(settings))
    return { widget: `${widget}/`, settings, scenarios, sources, hints }
  }

  return app
}

/**
 * Client info from the form's settings and from `client` (JSON), which wins; the sandbox has defaults for the rest. An
 * address without `view` does not come from the form: its `client` is all there is.
 */
function clientOf({ client = '', view, ...settings }: Record<string, string>): { mode?: string } {
  const further = client.trim() === '' ? {} : JSON.parse(client)
  const isAlone = Object.keys(settings).length === 0 || (view === undefined && client !== '')
  return isAlone ? further : { ...settingsOf(settings), ...further }
}

function settingsOf(settings: Record<string, string>): object {
  const chosen = choices.flatMap((key) => (settings[key] === undefined ? [] : [[key, settings[key]]]))
  const switched = switches.map((key) => [key, key in settings])
  const policies = 'no_policies' in settings ? { privacy_policy_url: null, terms_of_use_url: null } : {}
  return { ...Object.fromEntries([...chosen, ...switched]), ...policies }
}

/** An update or refresh concerns the source that the settings name. */
function sourceOf({ mode }: { mode?: string }, { source_id }: Record<string, string>): object {
  return source_id && mode && mode !== 'Normal' ? { source_id } : {}
}
