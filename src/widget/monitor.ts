import type { Config } from '../generated/config.types.ts'

/**
 * Hears every uncaught error from the first moment. What reports them is fetched after the first screen, and only
 * where it is configured (specification section 8).
 */
export function monitor(config: Config, page: Window, drawn: Promise<unknown>): void {
  if (!config.monitoring) return
  const idle = () => new Promise((done) => (page.requestIdleCallback ?? page.setTimeout)(done))
  const monitoring = drawn
    .then(idle, idle)
    .then(() => import('../monitoring/index.ts'))
    .then(({ startMonitoring }) => startMonitoring(config, page))
  // A rejection of its own, where a blocker took the file, must not be reported to itself for ever.
  const report = (thrown: unknown) => void monitoring.then((it) => it.report(thrown)).catch(() => {})
  page.addEventListener('error', ({ error }) => report(error))
  page.addEventListener('unhandledrejection', ({ reason }) => report(reason))
}
