/** Reads as query options: the call, its cache key (specification section 3) and its retry rules. */
import type { Api } from '../api/index.ts'
import type { Calls } from '../generated/api.types.ts'
import type { ReadName } from '../generated/flow.types.ts'
import { NoDataInTime, type ReadDeadline } from './read-deadline.ts'
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

interface Asked {
  state: { status: 'pending' | 'error' | 'success'; data?: unknown }
}

/** `isLast`: nothing more will be asked, so what is not known by now stays unknown. */
export type Accounts = Calls['accountList']['response'] & { isLast: boolean }

export interface Reads {
  connectionStatus: (run: number) => Read<Calls['status']['response']>
  sources: (term: string) => Read<Calls['sources']['response']>
  accounts: () => Read<Accounts>
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
export function createReads(api: Api, entry: number, patience: ReadDeadline): Reads {
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
      ...read([patience.isPolled ? 'pollListAccounts' : 'listAccounts', entry], (options) =>
        listAccounts(api, patience, options),
      ),
      refetchInterval: ({ state: { status, data } }: Asked) => {
        if (status !== 'error') return patience.nextMs('answer')
        // Where there is nothing to show, the failure is shown, and the user asks again.
        return (data as Accounts | undefined)?.accounts.length ? patience.nextMs('failure') : false
      },
    }),
    mfaQuestion: () => read(['mfa', entry], (options) => api.mfaGet({}, options)),
    securityQuestion: () => read(['securityQuestion', entry], (options) => api.questionGet({}, options)),
    mfaMethods: () => read(['mfaMethods', entry], (options) => api.mfaMethodsGet({}, options)),
    captcha: () => read(['captcha', entry], (options) => api.captchaGet({}, options)),
  } satisfies Record<ReadName, unknown>
}

/** An empty list that nothing will be added to any more is a failure. */
async function listAccounts(api: Api, patience: ReadDeadline, options: { signal: AbortSignal }): Promise<Accounts> {
  patience.asked()
  const answer = await api.accountList({}, options)
  const isLast = patience.ended()
  if (isLast && patience.isPolled && answer.accounts.length === 0)
    throw new NoDataInTime('No account was found in time.')
  return { ...answer, isLast }
}
