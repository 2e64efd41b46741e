// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { monitor } from '../../src/widget/monitor.ts'

const report = vi.fn()
const startMonitoring = vi.fn(async (..._: unknown[]) => ({ report }))
vi.mock('../../src/monitoring/index.ts', () => ({
  startMonitoring: (...given: unknown[]) => startMonitoring(...given),
}))

const config = { apiHost: 'https://api.example', monitoring: { projectKey: 'k' } }

/** A window of the test's own: listeners of one must not hear the errors of another. */
function openPage() {
  const page = new EventTarget() as unknown as Window
  Object.assign(page, { setTimeout: (run: () => void) => run() })
  const fail = (error: unknown) => page.dispatchEvent(new ErrorEvent('error', { error }))
  const reject = (reason: unknown) => page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
  return { page, fail, reject }
}

beforeEach(() => vi.clearAllMocks())

describe('monitor', () => {
  it('hears what fails before anything is drawn, and reports it once the library is there', async () => {
    const { page, fail, reject } = openPage()
    let draw = () => {}
    const drawn = new Promise<void>((resolve) => {
      draw = resolve
    })
    monitor(config, page, drawn)
    fail('early')
    expect(startMonitoring).not.toHaveBeenCalled()
    draw()
    await vi.waitFor(() => expect(report).toHaveBeenCalledWith('early'))
    reject('late')
    await vi.waitFor(() => expect(report).toHaveBeenLastCalledWith('late'))
    expect(startMonitoring.mock.calls).toEqual([[config, page]])
  })

  it('starts where drawing failed, too', async () => {
    monitor(config, openPage().page, Promise.reject(new Error('x')))
    await vi.waitFor(() => expect(startMonitoring).toHaveBeenCalled())
  })

  it('a library that a blocker took is no error of its own', async () => {
    const { page, fail, reject } = openPage()
    const blocked = new TypeError('Failed to fetch dynamically imported module')
    startMonitoring.mockRejectedValueOnce(blocked)
    monitor(config, page, Promise.resolve())
    fail('x')
    await vi.waitFor(() => expect(startMonitoring).toHaveBeenCalled())
    reject(blocked)
    expect(report).not.toHaveBeenCalled()
  })

  it('without configuration neither loads nor listens', async () => {
    const { page } = openPage()
    const listen = vi.spyOn(page, 'addEventListener')
    monitor({ apiHost: 'https://api.example' }, page, Promise.resolve())
    expect(listen).not.toHaveBeenCalled()
    expect(startMonitoring).not.toHaveBeenCalled()
  })
})
