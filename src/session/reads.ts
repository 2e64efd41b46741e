/** Reads as query options: the call, its cache key and its retry rules (conformance section 3). */
import type { QueryKey } from '@tanstack/query-core'
import type { Api } from '../api/index.ts'
import type { Calls } from '../generated/api.types.ts'
import type { ReadName } from '../generated/flow.types.ts'
import { failureOf } from './failure.ts'
import type { QueryOptions } from './queries.ts'
import { NoDataInTime, type ReadDeadline } from './read-deadline.ts'
import { retryDelay, retryRead } from './retry.ts'

export interface Read<T> extends QueryOptions<T> {
  staleTime: number
  /** A screen that mounts after its read has failed shows the failure: only the user or a timer reads again. */
  retryOnMount: false
  /** Milliseconds until it is read again; false: it is not. */
  refetchInterval?: (query: ReadQuery) => number | false
}

interface ReadQuery {
  state: { status: 'pending' | 'error' | 'success'; data?: unknown; error?: unknown }
}

/** `isLast`: the list will not be read again, so missing values stay missing. */
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

/** The first key of every read of sources. */
export const sourcesKey = 'providers'

/** What the user searches for by the read with this key; null for any other read. */
export const searchTermOf = ([name, term]: QueryKey): string | null =>
  name === sourcesKey && typeof term === 'string' && term !== '' ? term : null

/** Sources stay fresh for the cache lifetime. Everything else is read again on each entry. */
const sourcesFreshMs = 5 * 60_000

/**
 * Reads for one entry into a place. Their keys contain its number, so the result of an earlier entry is never shown.
 * `onFailed` hears of each that has failed for good. Within the entry a result stays fresh: a screen that mounts later must not read again, for instance another captcha.
 */
export function createReads(
  api: Api,
  entry: number,
  deadline: ReadDeadline,
  onFailed: (read: ReadName, error: unknown) => void,
): Reads {
  const read = <T>(
    name: ReadName,
    key: readonly unknown[],
    call: (options: { signal: AbortSignal }) => Promise<T>,
    staleTime = Number.POSITIVE_INFINITY,
  ): Read<T> => ({
    queryKey: key,
    queryFn: ({ signal }) => call({ signal }),
    retry: (failures, error) => {
      const again = retryRead(failures, error)
      if (!again) onFailed(name, error)
      return again
    },
    retryDelay,
    staleTime,
    retryOnMount: false,
  })
  return {
    connectionStatus: (run: number) =>
      read('connectionStatus', ['pollCredentials', run], (options) => api.status({}, options)),
    sources: (term: string) =>
      read(
        'sources',
        [sourcesKey, term],
        (options) => api.sources(term === '' ? {} : { search: term }, options),
        sourcesFreshMs,
      ),
    accounts: () => ({
      ...read('accounts', [deadline.isPolled ? 'pollListAccounts' : 'listAccounts', entry], (options) =>
        listAccounts(api, deadline, options),
      ),
      refetchInterval: ({ state: { status, data, error } }: ReadQuery) => {
        if (status !== 'error') return deadline.nextMs('success')
        if (failureOf(error).failure === 'expired') return false
        // With nothing else to show, the screen shows the failure and lets the user read again.
        return (data as Accounts | undefined)?.accounts.length ? deadline.nextMs('failure') : false
      },
    }),
    mfaQuestion: () => read('mfaQuestion', ['mfa', entry], (options) => api.mfaGet({}, options)),
    securityQuestion: () =>
      read('securityQuestion', ['securityQuestion', entry], (options) => api.questionGet({}, options)),
    mfaMethods: () => read('mfaMethods', ['mfaMethods', entry], (options) => api.mfaMethodsGet({}, options)),
    captcha: () => read('captcha', ['captcha', entry], (options) => api.captchaGet({}, options)),
  } satisfies Record<ReadName, unknown>
}

/** An empty list that will not be read again is a failure. */
async function listAccounts(api: Api, deadline: ReadDeadline, options: { signal: AbortSignal }): Promise<Accounts> {
  deadline.onStart()
  const { accounts } = await api.accountList({}, options)
  const isLast = deadline.isOver()
  if (isLast && deadline.isPolled && accounts.length === 0) throw new NoDataInTime()
  return { accounts, isLast }
}
