/** query-core as the accounts screen uses it, without a browser. */
import { environmentManager, type QueryClient, QueryObserver } from '@tanstack/query-core'
import { placeOf } from '../../../src/engine/index.ts'
import type { CompiledFlow } from '../../../src/flow/index.ts'
import type { View } from '../../../src/screens/index.ts'
import type { Session } from '../../../src/session/index.ts'

/** The part of a running widget that determines whether the accounts screen is displayed. */
interface Running {
  flow: CompiledFlow
  session: Session
  queries: QueryClient
  view: () => View
}

// On a server, which Node counts as, query-core does not refetch.
environmentManager.setIsServer(() => false)

/** Observes the list of accounts while its screen is displayed, so that query-core refetches it. */
export function createAccountsObserver(): (widget: Running) => void {
  let observed: { key: string; stop: () => void } | null = null
  return ({ flow, session, view, queries }) => {
    const { load } = placeOf(flow, session.store.getState().state)
    const read = load?.effect === 'accounts' ? view().accounts() : null
    const key = JSON.stringify(read?.queryKey ?? null)
    if (observed?.key === key) return
    observed?.stop()
    observed = { key, stop: read ? new QueryObserver(queries, read as object as never).subscribe(() => {}) : () => {} }
  }
}
