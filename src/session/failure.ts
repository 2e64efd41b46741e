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

function kindOf(error: ApiError): FailureName {
  switch (error.kind) {
    case 'network':
      return isOffline() ? 'offline' : 'unavailable'
    case 'time-limit':
      return 'timeout'
    case 'body':
      return 'invalid-response'
    case 'http':
      return kindOfResponse(error)
  }
}

const kindsOfStatus: Readonly<Record<number, FailureName>> = {
  401: 'expired',
  403: 'expired',
  408: 'timeout',
  410: 'expired',
  429: 'limited',
}

/**
 * They are about what was sent. Others, such as 404 or 407, may come from what lies between, unless they have the server's
 * own text.
 */
const refusals = [400, 409, 413, 415, 422]

/** Codes about what the user has sent. Some servers send them with 401, 403 or 429, which say something else alone. */
export const refusalCodes: readonly string[] = [
  'INVALID_CREDENTIALS',
  'INVALID_CURP',
  'INVALID_ANSWER',
  'INVALID_ACCOUNT_ID',
]

/** Only `refused` is about what was sent, and `expired` about the session's token. Some servers refuse with 200. */
function kindOfResponse({ status, code, display }: ApiError): FailureName {
  if (code === 'INVALID_LINK_TOKEN') return 'expired'
  const mayRefuse = [2, 4].includes(Math.floor(status / 100))
  if (mayRefuse && code !== null && refusalCodes.includes(code)) return 'refused'
  const isOwn = code !== null || display !== null
  const isRefusal = refusals.includes(status) || (isOwn && mayRefuse)
  return kindsOfStatus[status] ?? (isRefusal ? 'refused' : 'unavailable')
}

const isOffline = () => globalThis.navigator?.onLine === false

/**
 * Whether the cache has ended a read because its screen was hidden for a moment: it is no failure, and the screen reads
 * again. Known by a property, because the class loads later than this file.
 */
export const isCancelled = (error: unknown): boolean => error instanceof Error && 'revert' in error
