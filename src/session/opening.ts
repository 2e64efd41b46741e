/** What is read before the flow starts: client info, the connection's status, and a preselected source. */
import { type Api, abortAfter } from '../api/index.ts'
import type { ClientInfo, ConnectionStatus, Source } from '../generated/api.types.ts'
import type { Queries } from './queries.ts'
import { sourcesKey } from './reads.ts'
import { retryRead } from './retry.ts'

export interface Opening {
  client: ClientInfo
  /** From update mode, or from a `source_id` that matches exactly one source. */
  source: Source | null
  /** Null if it can't be read. The flow decides which statuses resume polling. */
  status: ConnectionStatus | null
}

type OpeningQueries = Pick<Queries, 'fetchQuery'>

const clientInfoFreshMs = 5 * 60_000
/** The start waits for status and source, so they have a short time limit and at most one retry. */
const startLimitMs = 6000
const oneRetry = {
  retry: (failures: number, error: unknown) => failures < 1 && retryRead(failures, error),
  retryDelay: () => 1000,
}
async function withStartLimit<T>(
  outer: AbortSignal,
  call: (options: { signal: AbortSignal }) => Promise<T>,
): Promise<T> {
  const { signal, end } = abortAfter(startLimitMs, outer)
  try {
    return await call({ signal })
  } finally {
    end()
  }
}

/** Rejects with an ApiError if client info fails. A failure of the other two is ignored. */
export async function openSession(api: Api, queries: OpeningQueries, sourceId: string | null): Promise<Opening> {
  const status = queries
    .fetchQuery({
      queryKey: ['checkCredentialsAppLoad'],
      queryFn: ({ signal }) => withStartLimit(signal, (limited) => api.status({}, limited)),
      ...oneRetry,
    })
    .then((response) => response.status)
    .catch(() => null)
  const preselected = sourceId === null ? null : findSource(api, queries, sourceId).catch(() => null)
  const client = await queries.fetchQuery({
    queryKey: ['clientInfo'],
    queryFn: ({ signal }) => api.info({}, { signal }),
    staleTime: clientInfoFreshMs,
    ...oneRetry,
    retry: () => false,
  })
  return { client, source: client.update_mode?.source ?? (await preselected), status: await status }
}

async function findSource(api: Api, queries: OpeningQueries, sourceId: string): Promise<Source | null> {
  const { sources } = await queries.fetchQuery({
    queryKey: [sourcesKey, { sourceId }],
    queryFn: ({ signal }) => withStartLimit(signal, (limited) => api.sources({ source_id: sourceId }, limited)),
    ...oneRetry,
  })
  return sources.length === 1 ? (sources[0] ?? null) : null
}
