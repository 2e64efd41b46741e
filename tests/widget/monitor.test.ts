// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { monitor } from '../../src/widget/monitor.ts'

const report = vi.fn()
const warn = vi.fn()
const startMonitoring = vi.fn((..._: unknown[]) => ({ report, warn }))
const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
vi.mock('../../src/monitoring/index.ts', () => ({
  startMonitoring: (...given: unknown[]) => startMonitoring(...given),
}))

const noFlow = () => null
const config = { apiHost: 'https://api.example', monitoring: { projectKey: 'k' } }

/** A window of the test's own: listeners of one must not hear the errors of another. */
function openPage() {
  const page = new EventTarget() as unknown as Window
  const soon = (run: () => void) => run()
  Object.assign(page, { requestAnimationFrame: soon, setTimeout: soon })
  const fail = (error: unknown) => page.dispatchEvent(new ErrorEvent('error', { error }))
  const reject = (reason: unknown) => page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
  return { page, fail, reject }
}

beforeEach(() => vi.clearAllMocks())

describe('monitor', () => {
  it('records errors before the first render, and reports them when the library is loaded', async () => {
    const { page, fail, reject } = openPage()
    let draw = () => {}
    const drawn = new Promise<void>((resolve) => {
      draw = resolve
    })
    monitor(config, page, drawn, noFlow)
    fail('early')
    expect(startMonitoring).not.toHaveBeenCalled()
    draw()
    await vi.waitFor(() => expect(report).toHaveBeenCalledWith('early'))
    reject('late')
    await vi.waitFor(() => expect(report).toHaveBeenLastCalledWith('late'))
    expect(startMonitoring.mock.calls).toEqual([[config.monitoring, page, noFlow]])
  })

  it('starts even if drawing failed', async () => {
    monitor(config, openPage().page, Promise.reject(new Error('x')), noFlow)
    await vi.waitFor(() => expect(startMonitoring).toHaveBeenCalled())
  })

  it('a monitoring library that is blocked is not reported as an error', async () => {
    const { page, fail, reject } = openPage()
    const blocked = new TypeError('Failed to fetch dynamically imported module')
    startMonitoring.mockImplementationOnce(() => {
      throw blocked
    })
    monitor(config, page, Promise.resolve(), noFlow)
    fail('x')
    await vi.waitFor(() => expect(startMonitoring).toHaveBeenCalled())
    reject(blocked)
    expect(report).not.toHaveBeenCalled()
  })

  it('reports what the widget worked around, and logs it', async () => {
    const problem = new Error('body failure · 200 · /link/sources · left out 1: /sources/3/name: type')
    monitor(config, openPage().page, Promise.resolve(), noFlow)(problem)
    await vi.waitFor(() => expect(warn).toHaveBeenCalledWith(problem))
    monitor({ apiHost: config.apiHost }, openPage().page, Promise.resolve(), noFlow)(problem)
    expect(logged.mock.calls).toEqual([[`Tieline: ${problem.message}`], [`Tieline: ${problem.message}`]])
    expect([warn.mock.calls.length, report.mock.calls.length]).toEqual([1, 0])
  })

  it('without configuration neither loads nor listens', async () => {
    const { page } = openPage()
    const listen = vi.spyOn(page, 'addEventListener')
    monitor({ apiHost: 'https://api.example' }, page, Promise.resolve(), noFlow)
    expect(listen).not.toHaveBeenCalled()
    expect(startMonitoring).not.toHaveBeenCalled()
  })
})
