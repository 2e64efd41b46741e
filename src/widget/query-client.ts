/** The query cache of a session: a chunk of its own, which the first screen does not need. */
import { QueryClient } from '@tanstack/query-core'

/** Reads are not repeated when the window gets the focus; retries are set for each read (src/session/retry.ts). */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: { queries: { gcTime: 5 * 60_000, refetchOnWindowFocus: false, refetchOnReconnect: true } },
  })
