// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { redirectTarget } from '../../src/widget/redirect.ts'
import { createRoutes, tokenGateRoute } from '../../src/widget/routes.ts'

const at = (route: string | null, history: 'replace' | 'push' | 'none' = 'replace') => ({ route, history })

/** Resolves when the browser has moved to another history entry. */
async function travel(entries: number) {
  const returned = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  window.history.go(entries)
  await returned
}

describe('the address follows the flow (conformance 2.5–2.9)', () => {
  beforeEach(() => window.history.replaceState(null, '', '/?token=t'))

  it('registers two entries at the start, replaces them later, and pushes only the error report', () => {
    const before = window.history.length
    const routes = createRoutes(window, '/consent')
    expect(window.history.length).toBe(before + 1)
    for (const route of ['/source', null, '/credentials', '/success']) routes.show(at(route))
    expect(window.history.length).toBe(before + 1)
    expect(window.location.pathname + window.location.search).toBe('/success?token=t')
    routes.show(at('/error', 'push'))
    expect(window.history.length).toBe(before + 2)
    expect(window.location.pathname + window.location.search).toBe('/error?token=t')
  })

  it('registers one entry for the token gate and one for the first step, each with the query', () => {
    const replace = vi.spyOn(window.history, 'replaceState')
    const push = vi.spyOn(window.history, 'pushState')
    createRoutes(window, '/consent')
    expect(replace.mock.calls.map(([, , address]) => address)).toEqual(['/error-token?token=t'])
    expect(push.mock.calls.map(([, , address]) => address)).toEqual(['/consent?token=t'])
    vi.restoreAllMocks()
  })

  it('keeps the path that the host opened where the first step has no route', () => {
    window.history.replaceState(null, '', '/widget/?token=t')
    createRoutes(window, null)
    expect(window.location.pathname + window.location.search).toBe('/widget/?token=t')
    expect(window.history.state).toEqual({ tieline: 1 })
  })

  it('goes on where the browser refuses to change the history', () => {
    const refuse = () => {
      throw new DOMException('Too many changes.', 'SecurityError')
    }
    vi.spyOn(window.history, 'pushState').mockImplementation(refuse)
    vi.spyOn(window.history, 'replaceState').mockImplementation(refuse)
    const routes = createRoutes(window, '/consent')
    for (const change of ['replace', 'push'] as const) routes.show(at(`/${change}`, change))
    expect(window.location.pathname).toBe('/')
    vi.restoreAllMocks()
    routes.show(at('/source', 'push'))
    expect(window.location.pathname).toBe('/source')
  })

  it.each([{ tieline: Number.NaN }, { tieline: '9' }, { tieline: {} }, { tieline: 1.5 }, 'x', 7])(
    'takes an entry with the state %j for a foreign one',
    async (state) => {
      const routes = createRoutes(window, '/consent')
      routes.show(at('/error', 'push'))
      const heard = vi.fn()
      const stop = routes.onBack(heard)
      window.dispatchEvent(new PopStateEvent('popstate', { state }))
      expect(heard).not.toHaveBeenCalled()
      await travel(-1)
      expect(heard).toHaveBeenCalledOnce()
      stop()
    },
  )

  it('adds no entry on a reload', () => {
    createRoutes(window, '/consent')
    const before = window.history.length
    createRoutes(window, '/consent')
    expect(window.history.length).toBe(before)
  })

  it('keeps the address where a step has no route', () => {
    const routes = createRoutes(window, '/consent')
    routes.show(at(null))
    expect(window.location.pathname).toBe('/consent')
  })

  it("handles the browser's back button as BACK and stays at the entry of the flow", async () => {
    const routes = createRoutes(window, '/consent')
    routes.show(at('/source'))
    const heard = vi.fn()
    const stop = routes.onBack(heard)
    window.history.back()
    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce())
    expect(window.location.pathname).toBe('/source')
    stop()
  })

  it("ignores the browser's forward button and stays at the entry of the flow", async () => {
    const routes = createRoutes(window, '/consent')
    routes.show(at('/error', 'push'))
    const heard = vi.fn()
    const stop = routes.onBack(() => {
      heard()
      routes.show(at('/credentials'))
    })
    await travel(-1)
    expect(heard).toHaveBeenCalledOnce()
    expect(window.location.pathname).toBe('/credentials')
    await travel(1)
    expect(heard).toHaveBeenCalledOnce()
    expect(window.location.pathname).toBe('/credentials')
    await travel(-1)
    expect(heard).toHaveBeenCalledTimes(2)
    stop()
  })

  it('handles a jump over several entries as one BACK', async () => {
    const routes = createRoutes(window, '/consent')
    routes.show(at('/error', 'push'))
    const heard = vi.fn()
    const stop = routes.onBack(heard)
    await travel(-2)
    expect(heard).toHaveBeenCalledOnce()
    expect(window.location.pathname).toBe('/error')
    stop()
  })

  it('does not handle the back button without a listener', async () => {
    const routes = createRoutes(window, '/consent')
    routes.onBack(() => {})()
    await travel(-1)
    expect(window.location.pathname).toBe(tokenGateRoute)
  })
})

describe('/connect', () => {
  const hosts = {
    dashboardHost: 'https://dashboard.example.com/',
    developmentDashboardHost: 'https://dashboard.example.dev',
  }

  it.each([
    ['https://link.example.com', '/connect', '?a=1&b=2', 'https://dashboard.example.com/api/v0/credential?a=1&b=2'],
    ['https://link.example.dev', '/connect', '?a=1', 'https://dashboard.example.dev/api/v0/credential?a=1'],
    ['https://link.example.com', '/connect/', '', 'https://dashboard.example.com/api/v0/credential'],
    ['https://link.example.com', '/consent', '?a=1', null],
  ])('%s%s%s', (origin, pathname, search, target) => {
    expect(redirectTarget({ origin, pathname, search }, hosts)).toBe(target)
  })

  it('does not redirect without a configured dashboard', () => {
    expect(redirectTarget({ origin: 'https://x', pathname: '/connect', search: '' }, {})).toBeNull()
  })
})
