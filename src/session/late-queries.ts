/** A query cache that loads when it is first needed. */
import type { QueryClient } from '@tanstack/query-core'
import type { Clock } from './clock.ts'
import type { Queries, QueryCache, QueryOptions } from './queries.ts'

export interface LateQueries {
  /** Reads at once; the cache receives the results when it has loaded. */
  opening: Pick<Queries, 'fetchQuery'>
  /** Waits for the cache. */
  queries: Queries
  cache: QueryCache
}

/**
 * @param create loads the cache; called again only after it has failed
 * @param signal ends the reads at the start
 */
export function createLateQueries(create: () => Promise<QueryClient>, clock: Clock, signal: AbortSignal): LateQueries {
  const read: { options: QueryOptions<unknown>; data: unknown }[] = []
  let client: QueryClient | null = null
  let loading: Promise<QueryClient> | null = null

  async function start(): Promise<QueryClient> {
    const created = await create()
    for (const { options, data } of read) created.setQueryData(options.queryKey, data)
    client = created
    return created
  }

  function load(): Promise<QueryClient> {
    loading ??= start().catch((error) => {
      loading = null
      throw error
    })
    return loading
  }

  /** In the order of the calls. */
  const withCache = <T>(act: (cache: QueryClient) => T | Promise<T>): Promise<T> =>
    client ? Promise.resolve(act(client)) : load().then(act)
  const ignoring = (acted: Promise<void>) => acted.catch(() => {})

  return {
    opening: {
      fetchQuery: async (options) => {
        const data = await readWithRetries(options, clock, signal)
        read.push({ options, data })
        return data
      },
    },
    queries: {
      fetchQuery: (options) => withCache((cache) => cache.fetchQuery(options)),
      getQueryData: (queryKey) => client?.getQueryData(queryKey),
      // A cache that cannot be loaded contains nothing; its reads report that.
      cancelQueries: (filter) => ignoring(withCache((cache) => cache.cancelQueries(filter))),
      invalidateQueries: (filter) => ignoring(withCache((cache) => cache.invalidateQueries(filter))),
      removeQueries: (filter) => void ignoring(withCache((cache) => cache.removeQueries(filter))),
    },
    cache: {
      get client() {
        return client
      },
      load,
    },
  }
}

/** Repeats a read as the cache would. */
export async function readWithRetries<T>(
  { queryFn, retry, retryDelay }: Omit<QueryOptions<T>, 'queryKey'>,
  clock: Pick<Clock, 'setTimeout'>,
  signal: AbortSignal,
): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await queryFn({ signal })
    } catch (error) {
      if (!retry(failures, error) || signal.aborted) throw error
      await new Promise<void>((done) => clock.setTimeout(done, retryDelay(failures, error)))
    }
  }
}
