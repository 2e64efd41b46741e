import { failureOf, type QueryCache, searchTermOf } from '../../session/index.ts'

interface QueryWatcher {
  onSearch: () => void
  onExpired: () => void
}

/** Searches and refused tokens are known to the query cache alone. Returns a function that stops watching. */
export function watchQueries(cache: QueryCache, { onSearch, onExpired }: QueryWatcher): () => void {
  let stop = () => {}
  let isOver = false
  const watch = cache.load().then((client) => {
    if (isOver) return
    stop = client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated') return
      const { action, query } = event
      if (action.type === 'fetch' && searchTermOf(query.queryKey) !== null) onSearch()
      if (action.type === 'error' && failureOf(action.error).failure === 'expired') onExpired()
    })
  })
  // The screen that needs the cache reports that it cannot be loaded.
  watch.catch(() => {})
  return () => {
    isOver = true
    stop()
  }
}
