/** `/connect` redirects to the dashboard and keeps the query string (conformance 2.6). */
import type { Config } from '../generated/config.types.ts'

export function redirectTarget(
  { origin, pathname, search }: Pick<Location, 'origin' | 'pathname' | 'search'>,
  config: Pick<Config, 'dashboardHost' | 'developmentDashboardHost'>,
): string | null {
  if (pathname.replace(/\/+$/, '') !== '/connect') return null
  const host = origin.includes('.dev') ? config.developmentDashboardHost : config.dashboardHost
  return host === undefined ? null : `${host.replace(/\/+$/, '')}/api/v0/credential${search}`
}
