import type { Config } from '../generated/config.types.ts'

/** Reports a problem that the widget could work around. */
export type Warn = (problem: Error) => void

/**
 * Listens for uncaught errors from the start. The monitoring service that they are reported to is loaded after the first
 * screen, and only if it is configured (docs/decisions/0010).
 */
export function monitor(config: Config, page: Window, drawn: Promise<unknown>): Warn {
  if (!config.monitoring) return warnInConsole
  const { monitoring: service } = config
  const idle = () => new Promise((done) => (page.requestIdleCallback ?? page.setTimeout)(done))
  const monitoring = drawn
    .then(idle, idle)
    .then(() => import('../monitoring/index.ts'))
    .then(({ startMonitoring }) => startMonitoring(service, page))
  // Caught here: otherwise a blocked file would raise an unhandled rejection, which would be reported again, for ever.
  const report = (thrown: unknown) => void monitoring.then((started) => started.report(thrown)).catch(() => {})
  page.addEventListener('error', ({ error }) => report(error))
  page.addEventListener('unhandledrejection', ({ reason }) => report(reason))
  return (problem) => {
    warnInConsole(problem)
    monitoring.then((started) => started.warn(problem)).catch(() => {})
  }
}

function warnInConsole(problem: Error): void {
  // biome-ignore lint/suspicious/noConsole: the deployer looks here first
  console.warn(`Tieline: ${problem.message}`)
}
