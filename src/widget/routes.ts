/** Makes the address bar follow the flow, whose definition contains the routes (docs/host.md). */
import type { Place } from '../flow/index.ts'

export const tokenGateRoute = '/error-token'

export interface Routes {
  show: (place: Pick<Place, 'route' | 'history'>) => void
  /** Called when the browser's back button is used. */
  onBack: (handle: () => void) => () => void
}

/** State of a history entry: its depth, 0 for the token gate, 1 for the first step, one more for each push. */
interface Mark {
  tieline: number
}

/**
 * Returns whether it was possible: Safari refuses after 100 changes in 30 seconds, and a document without an origin may
 * change nothing. The flow goes on without an address of its own.
 */
export function changeHistory(history: History, method: 'pushState' | 'replaceState', state: unknown, address: string) {
  try {
    history[method](state, '', address)
    return true
  } catch {
    return false
  }
}

/** null for an entry that is not ours, whatever its state is. */
function depthOf(state: unknown): number | null {
  const depth = (state as Partial<Mark> | null)?.tieline
  return Number.isSafeInteger(depth) ? (depth as number) : null
}

/**
 * Adds two history entries, for the token gate and for the first step; after a reload they are there already. The
 * browser's back button reaches an earlier entry, which counts as BACK; its forward button has no effect. A first step
 * without a route keeps the path that the host opened.
 */
export function createRoutes(page: Window, firstRoute: string | null): Routes {
  const { history, location } = page
  let depth = depthOf(history.state) ?? 0
  let shown = firstRoute ?? location.pathname
  const replace = (route: string) =>
    changeHistory(history, 'replaceState', { tieline: depth } satisfies Mark, route + location.search)
  const push = (route: string) => {
    const mark: Mark = { tieline: depth + 1 }
    if (changeHistory(history, 'pushState', mark, route + location.search)) depth += 1
  }
  if (depth === 0) {
    replace(tokenGateRoute)
    push(shown)
  }

  return {
    show: ({ route, history: change }) => {
      if (route === null || change === 'none') return
      if (route === shown && location.pathname === route) return
      shown = route
      if (change === 'push') push(route)
      else replace(route)
    },
    onBack: (handle) => {
      const listen = ({ state }: PopStateEvent) => {
        const reached = depthOf(state) ?? depth
        const isBack = reached < depth
        depth = reached
        // The entry may have the address of an earlier step. The token gate's entry must not become the current one.
        if (depth === 0) push(shown)
        else replace(shown)
        if (isBack) handle()
      }
      page.addEventListener('popstate', listen)
      return () => page.removeEventListener('popstate', listen)
    },
  }
}
