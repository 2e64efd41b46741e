import type { Config } from '../generated/config.types.ts'
import type { SessionFlow } from '../monitoring/index.ts'
import { whenIdle } from './idle.ts'

/** Reports a problem that the widget could work around. */
export type Warn = (problem: Error) => void

/**
 * Listens for uncaught errors from the start. The service that they are reported to loads after the first screen, and
 * only if it is configured (docs/decisions/0010).
 */
export function monitor(config: Config, page: Window, drawn: Promise<unknown>, flow: () => SessionFlow | null): Warn {
  if (!config.monitoring) return warnInConsole
  const { monitoring: service } = config
  const idle = () => whenIdle(page)
  const monitoring = drawn
    .then(idle, idle)
    .then(() => import('../monitoring/index.ts'))
    .then(({ startMonitoring }) => startMonitoring(service, page, flow))
  // If the chunk cannot be loaded, an unhandled rejection would be reported again without end.
  const report = (thrown: unknown) => void monitoring.then((started) => started.report(thrown)).catch(() => {})
  page.addEventListener('error', ({ error }) => report(error))
  page.addEventListener('unhandledrejection', ({ reason }) => report(reason))
  return (problem) => {
    warnInConsole(problem)
    monitoring.then((started) => started.warn(problem)).catch(() => {})
  }
}

export function warnInConsole(problem: Error): void {
  // biome-ignore lint/suspicious/noConsole: deployers look into the console first
  console.warn(`Tieline: ${problem.message}`)
}
