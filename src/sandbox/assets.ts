/** What the sandbox serves besides the API: logos, openapi.json, and the clock's control. */
import { Hono } from 'hono'
import { CallError } from './call-errors.ts'
import { findByKey } from './catalogue.ts'
import type { SandboxClock } from './clock.ts'
import { clientLogo, drawLogo } from './logos.ts'
import { buildOpenApi } from './openapi.ts'

/** An SVG that is opened in a tab is a document: no script in it may run. */
const logoHeaders = {
  'content-type': 'image/svg+xml',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  'cache-control': 'max-age=3600',
}

/** A number of 0 or more, or undefined if the key is absent. Throws VALIDATION_FAILED. */
function readNumber(body: unknown, key: string): number | undefined {
  const value: unknown =
    body && typeof body === 'object' && Object.hasOwn(body, key) ? Reflect.get(body, key) : undefined
  if (value === undefined || (typeof value === 'number' && Number.isFinite(value) && value >= 0)) return value
  throw new CallError('VALIDATION_FAILED', `The body does not fit at '/${key}' (a number of 0 or more).`)
}

export function createAssets(clock: SandboxClock, base: string): Hono {
  const app = new Hono()
  const openApi = buildOpenApi(base)

  app.get('/openapi.json', (c) => c.json(openApi))

  app.get('/logos/:file', (c) => {
    const name = c.req.param('file').replace(/\.svg$/, '')
    const logo = name === 'client' ? clientLogo : findByKey(name)?.logo
    if (!logo) throw new CallError('NOT_FOUND', 'No logo has this name.')
    return c.body(drawLogo(logo), 200, logoHeaders)
  })

  app.post('/sandbox/time', async (c) => {
    const body: unknown = await c.req.json().catch(() => null)
    const advanceMs = readNumber(body, 'advanceMs') ?? 0
    const speed = readNumber(body, 'speed') ?? clock.speed
    clock.setSpeed(speed)
    clock.advance(advanceMs)
    return c.json({ now: clock.now(), speed: clock.speed })
  })

  return app
}
