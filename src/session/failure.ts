import { ApiError } from '../api/index.ts'
import type { Failure } from '../engine/index.ts'
import type { FailureName } from '../generated/flow.types.ts'

/** What a flow can know about a failed call: the server's own code, and the kind of failure. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { code: null, failure: 'unavailable' }
  return { code: error.code, failure: kindOf(error) }
}

function kindOf({ kind, status }: ApiError): FailureName {
  switch (kind) {
    case 'network':
      return 'offline'
    case 'time-limit':
      return 'timeout'
    case 'body':
      return 'invalid-response'
    case 'http':
      return kindOfStatus(status)
  }
}

/** A refusal is about what was sent: sending the same again can't help. */
function kindOfStatus(status: number): FailureName {
  if (status === 401 || status === 410) return 'expired'
  if (status === 408) return 'timeout'
  if (status === 429) return 'limited'
  return Math.floor(status / 100) === 4 ? 'refused' : 'unavailable'
}
