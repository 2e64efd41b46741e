/** Reads as query options: the call, its cache key (specification section 3) and its retry rules. */
import type { Api } from '../api/index.ts'
import type { Load } from '../flow/index.ts'
import type { Calls } from '../generated/api.types.ts'
import type { ReadName } from '../generated/flow.types.ts'
import { retryDelay, retryRead } from './retry.ts'

export interface Read<T> {
  queryKey: readonly unknown[]
  queryFn: (context: { signal: AbortSignal }) => Promise<T>
  retry: (failures: number, error: unknown) => boolean
  retryDelay: (attempt: number, error: unknown) => number
  staleTime: number
  /** Milliseconds until it is read again; false: no more. */
  refetchInterval?: (query: Asked) => number | false
}

/** How often a read has been answered. */
interface Asked {
  state: { dataUpdateCount: number; errorUpdateCount: number }
}

export interface Reads {
  connectionStatus: (run: number) => Read<Calls['status']['response']>
  sources: (term: string) => Read<Calls['sources']['response']>
  accounts: () => Read<Calls['accountList']['response']>
  mfaQuestion: () => Read<Calls['mfaGet']['response']>
  securityQuestion: () => Read<Calls['questionGet']['response']>
  mfaMethods: () => Read<Calls['mfaMethodsGet']['response']>
  captcha: () => Read<Calls['captchaGet']['response']>
}

/** Sources stay fresh for the default cache lifetime; what the source asks is read anew on each entry. */
const sourcesFreshMs = 5 * 60_000

/**
 * Reads for one entry into a place: their keys carry its number, so an old answer is never shown again, and within the
 * entry an answer stays good: a screen that mounts after it came must not ask a second time (for another captcha).
 */
export function createReads(api: Api, entry: number, load: Load | null): Reads {
  const read = <T>(
    key: readonly unknown[],
    call: (options: { signal: AbortSignal }) => Promise<T>,
    staleTime = Number.POSITIVE_INFINITY,
  ): Read<T> => ({
    queryKey: key,
    queryFn: ({ signal }) => call({ signal }),
    retry: retryRead,
    retryDelay,
    staleTime,
  })
  return {
    connectionStatus: (run: number) => read(['pollCredentials', run], (options) => api.status({}, options)),
    sources: (term: string) =>
      read(['providers', term], (options) => api.sources(term === '' ? {} : { search: term }, options), sourcesFreshMs),
    accounts: () => ({
      ...read([load?.everyMs ? 'pollListAccounts' : 'listAccounts', entry], (options) => api.accountList({}, options)),
      refetchInterval: again(load),
    }),
    mfaQuestion: () => read(['mfa', entry], (options) => api.mfaGet({}, options)),
    securityQuestion: () => read(['securityQuestion', entry], (options) => api.questionGet({}, options)),
    mfaMethods: () => read(['mfaMethods', entry], (options) => api.mfaMethodsGet({}, options)),
    captcha: () => read(['captcha', entry], (options) => api.captchaGet({}, options)),
  } satisfies Record<ReadName, unknown>
}

/** Every so often, for at most so long: counted in answers, because a clock that jumps must not stretch it. */
function again(load: Load | null): (query: Asked) => number | false {
  const everyMs = load?.everyMs ?? false
  const most = load?.everyMs && load.timeoutMs ? load.timeoutMs / load.everyMs : Number.POSITIVE_INFINITY
  return ({ state }) => (state.dataUpdateCount + state.errorUpdateCount < most ? everyMs : false)
}
