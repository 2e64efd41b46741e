import { ApiError } from '../api/index.ts'
import type { Failure } from '../engine/index.ts'
import type { FailureName } from '../generated/flow.types.ts'
import { NoDataInTime } from './read-deadline.ts'

/** What a flow can know about a failed call: the server's own code, and the kind of failure. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError))
    return { code: null, failure: error instanceof NoDataInTime ? 'timeout' : 'unavailable' }
  return { code: error.code, failure: kindOf(error) }
}

/** What a screen shows of the last failure. */
export interface FailureView {
  /** The server's own text, if it sent one. */
  problemText: string | null
  /** The server's code, if it sent one. */
  code: string | null
  failure: FailureName | null
}

export const noFailure: FailureView = { problemText: null, code: null, failure: null }

export const failureView = (error: unknown): FailureView => ({
  problemText: error instanceof ApiError ? error.display : null,
  ...failureOf(error),
})

function kindOf({ kind, status }: ApiError): FailureName {
  switch (kind) {
    case 'network':
      return isOffline() ? 'offline' : 'unavailable'
    case 'time-limit':
      return 'timeout'
    case 'body':
      return 'invalid-response'
    case 'http':
      return kindOfStatus(status)
  }
}

/** Only `refused` is about what was sent; 401, 403 and 410 are about the session's token. Some servers refuse with 200. */
function kindOfStatus(status: number): FailureName {
  if (status === 401 || status === 403 || status === 410) return 'expired'
  if (status === 408) return 'timeout'
  if (status === 429) return 'limited'
  return [2, 4].includes(Math.floor(status / 100)) ? 'refused' : 'unavailable'
}

const isOffline = () => globalThis.navigator?.onLine === false

/**
 * Whether the cache has ended a read because its screen was hidden for a moment: it is no failure, and the screen reads
 * again. Known by a property, because the class loads later than this file.
 */
export const isCancelled = (error: unknown): boolean => error instanceof Error && 'revert' in error
