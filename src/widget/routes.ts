/** The address bar follows the flow: routes stand in the definition, entries are replaced (contracts section 1). */
import type { Place } from '../flow/index.ts'

export const gateRoute = '/error-token'

export interface Routes {
  show: (place: Pick<Place, 'route' | 'history'>) => void
  /** Calls back when the browser's own back button was used. */
  onBack: (handle: () => void) => () => void
}

/** Depth of an entry of ours: 0 the gate's, 1 the first step's, one more for each that was pushed. */
interface Mark {
  tieline: number
}

const depthOf = (state: unknown): number | null => (state as Partial<Mark> | null)?.tieline ?? null

/**
 * Registers two entries, the token gate's and the first step's; a reload finds its mark and adds none. The browser's
 * back button reaches an earlier one, which is taken as BACK; its forward button leads nowhere.
 */
export function createRoutes(page: Window, firstRoute: string): Routes {
  const { history, location } = page
  let depth = depthOf(history.state) ?? 0
  let shown = firstRoute
  const replace = (route: string) =>
    history.replaceState({ tieline: depth } satisfies Mark, '', route + location.search)
  const push = (route: string) => {
    depth += 1
    history.pushState({ tieline: depth } satisfies Mark, '', route + location.search)
  }
  if (depth === 0) {
    replace(gateRoute)
    push(firstRoute)
  }

  return {
    show: ({ route, history: way }) => {
      if (route === null || way === 'none') return
      if (route === shown && location.pathname === route) return
      shown = route
      if (way === 'push') push(route)
      else replace(route)
    },
    onBack: (handle) => {
      const listen = ({ state }: PopStateEvent) => {
        const reached = depthOf(state) ?? depth
        const isBack = reached < depth
        depth = reached
        // The address of an entry may be of a step long past. Before the gate's there is nothing to go back from.
        if (depth === 0) push(shown)
        else replace(shown)
        if (isBack) handle()
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
