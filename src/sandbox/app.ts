/** The sandbox API: a fetch handler, the same behind a port (serve.ts) and behind MSW. */
import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import { paths } from '../generated/api.paths.ts'
import type { Calls, TokenRequest } from '../generated/api.types.ts'
import * as requests from '../generated/requests.validators.js'
import { accountCalls } from './account-calls.ts'
import { createAssets } from './assets.ts'
import type { Handlers, UploadedFile } from './call.ts'
import { CallError, describeError } from './call-errors.ts'
import { checkBody, type Validator } from './check.ts'
import { createClock, type SandboxClock } from './clock.ts'
import { linkCalls } from './link-calls.ts'
import { checkRead } from './run.ts'
import { type CallName, callSchemas } from './schemas.ts'
import { advanceSession, createSession, type Session } from './session.ts'
import { type Texts, textsFor } from './texts.ts'
import { uploadCalls } from './upload-call.ts'
import { sandboxValues } from './values.ts'
import { verificationCalls } from './verification-calls.ts'

/** Variables of a request: the texts in its session's language, once the session is known. */
interface Environment {
  Variables: { texts?: Texts }
}

export interface Sandbox {
  app: Hono<Environment>
  clock: SandboxClock
}

/** The path that every call begins with. */
export const basePath = '/api/v1'

type SessionCall = Exclude<CallName, 'tokenCreate'>

const handlers: Handlers<SessionCall> = { ...linkCalls, ...verificationCalls, ...accountCalls, ...uploadCalls }

const checks: Readonly<Record<CallName, Validator>> = requests

const originOf = (c: Context) => new URL(c.req.url).origin

interface Received {
  body: unknown
  files: readonly UploadedFile[]
}

async function readJson(c: Context): Promise<Received> {
  const body: unknown = await c.req.json().catch(() => {
    throw new CallError('VALIDATION_FAILED', 'The body is not JSON.')
  })
  return { body, files: [] }
}

async function readForm(c: Context): Promise<Received> {
  const form = await c.req.formData().catch(() => {
    throw new CallError('VALIDATION_FAILED', 'The body is not multipart/form-data.')
  })
  const files = form.getAll('files').filter((part) => typeof part !== 'string')
  return { body: Object.fromEntries(form), files }
}

function findSession(sessions: ReadonlyMap<string, Session>, token: string): Session {
  const session = sessions.get(token)
  if (session) return session
  throw new CallError('INVALID_LINK_TOKEN', 'No session has this link_token. POST /link/token/create creates one.')
}

/** A new sandbox with its own clock and its own tokens. */
export function createSandbox({ clock = createClock() }: { clock?: SandboxClock } = {}): Sandbox {
  const sessions = new Map<string, Session>()
  const app = new Hono<Environment>()

  app.use(cors({ origin: '*', allowHeaders: ['content-type', 'x-api-key'], exposeHeaders: ['Retry-After'] }))
  app.use(`${basePath}/*`, async (c, next) => {
    if (c.req.header('x-api-key') === sandboxValues.apiKey) return next()
    throw new CallError('INVALID_API_KEYS', `The header x-api-key must be '${sandboxValues.apiKey}'.`)
  })
  app.route('/', createAssets(clock, basePath))

  app.post(`${basePath}${paths.tokenCreate.path}`, async (c) => {
    const { body } = await readJson(c)
    checkBody<TokenRequest>(checks.tokenCreate, body, callSchemas.tokenCreate.properties.request)
    const link_token = `link-sandbox-${randomUUID()}`
    sessions.set(link_token, createSession(body, originOf(c), clock.now()))
    return c.json({ link_token })
  })

  function answer<Name extends SessionCall>(name: Name) {
    const call = paths[name]
    app.post(`${basePath}${call.path}`, async (c) => {
      const { body, files } = await ('multipart' in call ? readForm(c) : readJson(c))
      checkBody<Calls[Name]['request']>(checks[name], body, callSchemas[name].properties.request)
      const session = findSession(sessions, body.link_token)
      const texts = textsFor(session.client.language)
      c.set('texts', texts)
      const now = clock.now()
      advanceSession(session, now)
      checkRead(session.run, name)
      const result = await handlers[name](body, { session, now, origin: originOf(c), texts, files })
      return result === undefined ? c.body(null, 204) : c.json(result)
    })
  }
  for (const name of Object.keys(handlers)) answer(name as SessionCall)

  app.notFound(() => {
    throw new CallError('NOT_FOUND', 'No call has this address. /openapi.json lists them.')
  })
  app.onError((error, c) => {
    // A request without a known link token has no language yet.
    const { body, status, headers } = describeError(error, c.get('texts') ?? textsFor(null))
    return c.json(body, status, headers)
  })
  return { app, clock }
}
