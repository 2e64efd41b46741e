/** What is learnt before the flow starts: client info, where the connection stands, and a preselected source. */
import type { QueryClient } from '@tanstack/query-core'
import type { Api } from '../api/index.ts'
import type { ClientInfo, ConnectionStatus, Source } from '../generated/api.types.ts'
import { retryRead } from './retry.ts'

export interface Opening {
  client: ClientInfo
  /** Given by update mode, or by a `source_id` that yields exactly one source. */
  source: Source | null
  /** Where the connection stands, null where that can't be learnt: the flow says which statuses resume polling. */
  status: ConnectionStatus | null
}

const clientInfoFreshMs = 5 * 60_000
/** The start waits for these two, so neither may hold it up: a short limit, and one more try where it can help. */
const startLimitMs = 6000
const secondTry = {
  retry: (failures: number, error: unknown) => failures < 1 && retryRead(failures, error),
  retryDelay: 1000,
}
const briefly = (signal: AbortSignal) => ({ signal: AbortSignal.any([signal, AbortSignal.timeout(startLimitMs)]) })

/** Rejects with an ApiError when client info can't be had; the other two only make the start poorer. */
export async function openSession(api: Api, queries: QueryClient, sourceId: string | null): Promise<Opening> {
  const status = queries
    .fetchQuery({
      queryKey: ['checkCredentialsAppLoad'],
      queryFn: ({ signal }) => api.status({}, briefly(signal)),
      ...secondTry,
    })
    .then(({ status: found }) => found)
    .catch(() => null)
  const preselected = sourceId === null ? null : findSource(api, queries, sourceId).catch(() => null)
  const client = await queries.fetchQuery({
    queryKey: ['clientInfo'],
    queryFn: ({ signal }) => api.info({}, { signal }),
    staleTime: clientInfoFreshMs,
    retry: 0,
  })
  return { client, source: client.update_mode?.source ?? (await preselected), status: await status }
}

async function findSource(api: Api, queries: QueryClient, sourceId: string): Promise<Source | null> {
  const { sources } = await queries.fetchQuery({
    queryKey: ['providers', { sourceId }],
    queryFn: ({ signal }) => api.sources({ source_id: sourceId }, briefly(signal)),
    ...secondTry,
  })
  return sources.length === 1 ? (sources[0] ?? null) : null
}
