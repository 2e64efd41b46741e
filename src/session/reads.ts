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
  refetchInterval?: number | false
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

/** Reads for one entry into a place: their keys carry its number, so an old answer is never shown again. */
export function createReads(api: Api, entry: number, load: Load | null): Reads {
  const read = <T>(
    key: readonly unknown[],
    call: (options: { signal: AbortSignal }) => Promise<T>,
    staleTime = 0,
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
      refetchInterval: load?.everyMs ?? (false as const),
    }),
    mfaQuestion: () => read(['mfa', entry], (options) => api.mfaGet({}, options)),
    securityQuestion: () => read(['securityQuestion', entry], (options) => api.questionGet({}, options)),
    mfaMethods: () => read(['mfaMethods', entry], (options) => api.mfaMethodsGet({}, options)),
    captcha: () => read(['captcha', entry], (options) => api.captchaGet({}, options)),
  } satisfies Record<ReadName, unknown>
}
