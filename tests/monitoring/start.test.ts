import { beforeEach, describe, expect, it, vi } from 'vitest'

const notify = vi.fn()
const errors = vi.fn((_: Record<string, unknown>) => ({ notify }))
const spans = vi.fn((_: Record<string, unknown>) => {})
vi.mock('@bugsnag/browser', () => ({ default: { createClient: errors } }))
vi.mock('@bugsnag/browser-performance', () => ({ default: { start: spans } }))

const { startMonitoring } = await import('../../src/monitoring/index.ts')

const projectKey = '0123456789abcdef0123456789abcdef'
const page = (href: string) => ({ location: new URL(href) as unknown as Location })
const here = page('https://widget.example/source?token=t')

const noFlow = () => null

beforeEach(() => vi.clearAllMocks())

describe('starting', () => {
  it.each([
    ['https://widget.example/', 'production'],
    ['http://localhost:4200/?token=t', 'development'],
    ['http://127.0.0.1:4200/', 'development'],
    ['http://[::1]:4200/', 'development'],
  ])('one key and one stage for both, at %s', async (href, releaseStage) => {
    startMonitoring({ projectKey }, page(href), noFlow)
    for (const start of [errors, spans])
      expect(start.mock.calls[0]?.[0]).toMatchObject({ apiKey: projectKey, releaseStage })
  })

  it('uses the addresses of the service unless there is a relay', () => {
    startMonitoring({ projectKey }, here, noFlow)
    expect(errors.mock.calls[0]?.[0]).not.toHaveProperty('endpoints')
    expect(spans.mock.calls[0]?.[0]).not.toHaveProperty('endpoint')

    startMonitoring({ projectKey, endpoint: 'https://relay.example/m//' }, here, noFlow)
    expect(errors.mock.calls[1]?.[0]).toHaveProperty('endpoints.notify', 'https://relay.example/m/notify')
    expect(spans.mock.calls[1]?.[0]).toHaveProperty('endpoint', 'https://relay.example/m/v1/traces')
  })

  it('collects nothing of the page: no clicks, console, sessions, HTML, address or title', () => {
    startMonitoring({ projectKey }, here, noFlow)
    expect(errors.mock.calls[0]?.[0]).toMatchObject({
      enabledBreadcrumbTypes: [],
      autoTrackSessions: false,
      trackInlineScripts: false,
      collectUserIp: false,
    })
    expect(spans.mock.calls[0]?.[0]).toMatchObject({
      sendPageAttributes: { url: false, title: false, referrer: false },
      autoInstrumentNetworkRequests: false,
    })
  })
})

describe('reporting', () => {
  it('marks what was thrown as unhandled', async () => {
    const { report } = startMonitoring({ projectKey }, here, noFlow)
    const thrown = new Error('x')
    report(thrown)
    const event = { unhandled: false, severity: 'warning' }
    notify.mock.calls[0]?.[1](event)
    expect(notify.mock.calls[0]?.[0]).toBe(thrown)
    expect(event).toEqual({ unhandled: true, severity: 'error' })
  })

  it('marks what the widget worked around as a warning', async () => {
    const { warn } = startMonitoring({ projectKey }, here, noFlow)
    const problem = new Error('left out')
    warn(problem)
    const event = { unhandled: false, severity: 'error' }
    notify.mock.calls[0]?.[1](event)
    expect([notify.mock.calls[0]?.[0], event]).toEqual([problem, { unhandled: false, severity: 'warning' }])
  })

  it.each([null, undefined])('%s, which a script of another origin throws, is not reported', async (thrown) => {
    const { report } = startMonitoring({ projectKey }, here, noFlow)
    report(thrown)
    expect(notify).not.toHaveBeenCalled()
  })
})
