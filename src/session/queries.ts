/** The query cache, which loads after the first screen (docs/decisions/0025): what the session asks of it. */
import type { QueryClient, QueryKey } from '@tanstack/query-core'

/** What a read needs to be sent, and when it is sent again. */
export interface QueryOptions<T> {
  queryKey: QueryKey
  queryFn: (context: { signal: AbortSignal }) => Promise<T>
  retry: (failures: number, error: unknown) => boolean
  retryDelay: (attempt: number, error: unknown) => number
  staleTime?: number
}

interface Filter {
  queryKey: QueryKey
}

/** A `QueryClient` is one. */
export interface Queries {
  fetchQuery: <T>(options: QueryOptions<T>) => Promise<T>
  /** undefined: it has not been read. */
  getQueryData: (queryKey: QueryKey) => unknown
  cancelQueries: (filter: Filter) => Promise<void>
  invalidateQueries: (filter: Filter) => Promise<void>
  removeQueries: (filter: Filter) => void
}

/** The cache of one session, for those who read from it. */
export interface QueryCache {
  /** null: it has not loaded yet. */
  readonly client: QueryClient | null
  /** Always the same promise, unless it failed. */
  load: () => Promise<QueryClient>
}

export const loadedCache = (client: QueryClient): QueryCache => {
  const loaded = Promise.resolve(client)
  return { client, load: () => loaded }
}
