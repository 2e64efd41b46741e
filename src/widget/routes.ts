/** The address bar follows the flow: routes stand in the definition, entries are replaced (contracts section 1). */
import type { Place } from '../flow/index.ts'

export const gateRoute = '/error-token'

export interface Routes {
  show: (place: Pick<Place, 'route' | 'history'>) => void
  /** Calls back when the browser's own back button was used. */
  onBack: (handle: () => void) => () => void
}

interface Mark {
  tieline: 'gate' | 'step'
}

/**
 * Registers two entries, the token gate's and the first step's; a reload finds its mark and adds none. The
 * browser's back button reaches the first of them, is taken as BACK, and the second is laid anew.
 */
export function createRoutes(page: Window, firstRoute: string): Routes {
  const { history, location } = page
  const at = (route: string) => route + location.search
  const mark = (tieline: Mark['tieline']): Mark => ({ tieline })
  const marked = (history.state as Mark | null)?.tieline === 'step'
  if (!marked) {
    history.replaceState(mark('gate'), '', at(gateRoute))
    history.pushState(mark('step'), '', at(firstRoute))
  }
  let shown = firstRoute

  return {
    show: ({ route, history: way }) => {
      if (route === null || way === 'none') return
      if (route === shown && location.pathname === route) return
      shown = route
      if (way === 'push') history.pushState(mark('step'), '', at(route))
      else history.replaceState(mark('step'), '', at(route))
    },
    onBack: (handle) => {
      const listen = (event: PopStateEvent) => {
        if ((event.state as Mark | null)?.tieline === 'gate') history.pushState(mark('step'), '', at(shown))
        else history.replaceState(mark('step'), '', at(shown))
        handle()
      }
      page.addEventListener('popstate', listen)
      return () => page.removeEventListener('popstate', listen)
    },
  }
}

/** `/connect` outside the widget goes to the dashboard, its query string kept (specification section 2). */
export function redirectTarget(
  location: Location,
  hosts: { live?: string | undefined; development?: string | undefined },
): string | null {
  if (location.pathname.replace(/\/+$/, '') !== '/connect') return null
  const host = location.origin.includes('.dev') ? hosts.development : hosts.live
  return host === undefined ? null : `${host.replace(/\/+$/, '')}/api/v0/credential${location.search}`
}
