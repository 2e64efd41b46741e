import type { QueryClient } from '@tanstack/query-core'
import { failureOf } from '../../session/index.ts'

interface QueryWatcher {
  onSearch: () => void
  onExpired: () => void
}

/** Searches and refused tokens are known to the query cache alone. Returns a function that stops watching. */
export function watchQueries(queries: QueryClient, { onSearch, onExpired }: QueryWatcher): () => void {
  return queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return
    const { action, query } = event
    const [name, term] = query.queryKey
    if (action.type === 'fetch' && name === 'providers' && typeof term === 'string' && term !== '') onSearch()
    if (action.type === 'error' && failureOf(action.error).failure === 'expired') onExpired()
  })
}
