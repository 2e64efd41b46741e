import type { Event } from '@bugsnag/browser'
import { describe, expect, it } from 'vitest'
import { scrubEvent } from '../../src/monitoring/scrub.ts'

const origin = 'https://widget.example'
const secret = 'hunter2'

/** An event as the library makes it, each field filled in. */
const full = () => ({
  apiKey: 'k',
  context: '/credentials',
  groupingHash: 'a',
  severity: 'error',
  unhandled: true,
  errors: [
    {
      errorClass: 'TypeError',
      errorMessage: 'x is not a function',
      type: 'browserjs',
      stacktrace: [
        {
          file: `${origin}/assets/index-1.js?token=t`,
          method: 'submit',
          lineNumber: 3,
          columnNumber: 14,
          code: { '3': 'x()' },
          inProject: true,
        },
        { file: 'https://elsewhere.example/x.js', method: 'y', lineNumber: 1, columnNumber: 2 },
        { file: '<anonymous>', method: 'z' },
      ],
    },
  ],
  app: { releaseStage: 'development', version: '1', type: 'browser', duration: 12, extra: 'e' },
  device: {
    id: 'cmwqd8pxm0000336oqwl32wh4',
    locale: 'en',
    orientation: 'portrait',
    userAgent: 'A browser',
    time: new Date(0),
    extra: 'e',
  },
  request: {
    url: `${origin}/credentials?token=t&source_id=s#h`,
    clientIp: '192.0.2.1',
    referer: 'r',
    headers: { a: 'b' },
  },
  response: { statusCode: 500, body: 'b' },
  breadcrumbs: [{ type: 'user', message: 'UI click', metadata: { targetText: 't' }, timestamp: new Date(0) }],
  threads: [{ id: '1', name: 'n' }],
  originalError: { message: 'm', cause: 'c' },
  _metadata: { custom: { key: 'value' } },
  _features: [{ name: 'f', variant: 'v' }],
  _user: { id: 'u', email: 'jane@example.com', name: 'Jane' },
  _session: { id: 's' },
})

const scrub = (event: unknown) => scrubEvent(event as Event, origin)

describe('nothing personal in any event', () => {
  it('keeps the class, the known words, the place in the code and the stage', () => {
    const elsewhere = { file: 'elsewhere', lineNumber: undefined, columnNumber: undefined }
    expect(scrub(full())).toEqual({
      payloadVersion: '4',
      exceptions: [
        {
          errorClass: 'TypeError',
          message: 'is not a function',
          type: 'browserjs',
          stacktrace: [
            { file: `${origin}/assets/index-1.js`, lineNumber: 3, columnNumber: 14 },
            { ...elsewhere, lineNumber: 1, columnNumber: 2 },
            elsewhere,
          ],
        },
      ],
      severity: 'error',
      unhandled: true,
      severityReason: { type: 'unhandledException' },
      context: '/credentials',
      request: { url: `${origin}/credentials`, clientIp: '[REDACTED]' },
      user: { id: '[REDACTED]' },
      app: { releaseStage: 'development', type: 'browser', duration: 12 },
      device: { id: 'cmwqd8pxm0000336oqwl32wh4', userAgent: 'A browser', time: '1970-01-01T00:00:00.000Z' },
      breadcrumbs: [],
      metaData: {},
    })
  })

  /** The browser says who it is, and nobody else can write there. */
  const itsOwn = ['device.userAgent']

  it.each(leaves(full()).filter((path) => !itsOwn.includes(path)))('a password at %s stays here', (path) => {
    expect(JSON.stringify(scrub(planted(path, secret)))).not.toContain(secret)
  })

  it.each([
    ['message', 'errors.0.errorMessage', `Cannot read properties of undefined (reading '${secret}')`],
    ['message with a stack in it', 'errors.0.errorMessage', `x\n    at ${secret} (${origin}/a.js:1:2)`],
    ['frame', 'errors.0.stacktrace.0.file', `https://x.example/${secret}.js`],
    ['frame query', 'errors.0.stacktrace.0.file', `${origin}/a.js?password=${secret}`],
    ['frame credentials', 'errors.0.stacktrace.0.file', `https://${secret}@widget.example/a.js`],
    ['request query', 'request.url', `${origin}/?token=${secret}`],
    ['request fragment', 'request.url', `${origin}/#${secret}`],
    ['request elsewhere', 'request.url', `https://x.example/${secret}`],
    ['script address', 'request.url', `javascript:${secret}`],
    ['metadata', '_metadata.custom', { [secret]: secret }],
    ['breadcrumb', 'breadcrumbs.0', { message: secret, metadata: { [secret]: secret } }],
  ])('in a %s', (_, path, value) => {
    expect(JSON.stringify(scrub(planted(path, value)))).not.toContain(secret)
  })

  it('an event of an unknown page and an unknown device names neither', () => {
    const { context, request, device } = scrub({ ...full(), request: {}, device: {} })
    expect({ context, request, device }).toEqual({
      context: undefined,
      request: { url: undefined, clientIp: '[REDACTED]' },
      device: { id: undefined, userAgent: undefined, time: undefined },
    })
  })
})

/** Every place of a value, as a path with dots. */
function leaves(node: unknown, path: string[] = []): string[] {
  if (typeof node !== 'object' || node === null || node instanceof Date) return [path.join('.')]
  return Object.entries(node).flatMap(([key, value]) => leaves(value, [...path, key]))
}

function planted(path: string, value: unknown): unknown {
  const event = full()
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  let node = event as unknown as Record<string, unknown>
  for (const key of keys) node = node[key] as Record<string, unknown>
  node[last] = value
  return event
}
