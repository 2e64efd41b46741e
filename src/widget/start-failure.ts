/** Why there is no session: what the page shows, and what the host hears. */
import { ApiError } from '../api/index.ts'
import { inTime } from '../screens/index.ts'
import { failureOf, maxRetryAfterMs } from '../session/index.ts'
import { startOf } from '../untrusted/index.ts'
import type { TokenVerdict } from './address.ts'
import type { UnusableFlow } from './flow-file.ts'
import type { Warn } from './monitor.ts'
import type { StartFailure } from './page-state.ts'
import type { Host } from './report.ts'

/** Of a token, as much as is shown. */
const longestShown = 64

type NoToken = Exclude<TokenVerdict, { kind: 'valid' }>

export function tokenFailure({ notify }: Host, token: NoToken): StartFailure {
  const isRequired = token.kind === 'required'
  notify({ message: 'error', reason: isRequired ? 'TokenRequired' : 'InvalidToken' })
  return isRequired
    ? { kind: 'token-gate', reason: 'required' }
    : { kind: 'token-gate', reason: 'invalid', shown: startOf(token.given, longestShown) }
}

/** Client info could not be read. */
export function clientFailure({ notify }: Host, error: ApiError): StartFailure {
  notify({ message: 'error', reason: 'ClientInfo' })
  const gate = { kind: 'token-gate', reason: 'client', message: error.display } as const
  const seconds = secondsOf(error)
  switch (failureOf(error).failure) {
    case 'expired':
      return { ...gate, cause: 'expired' }
    case 'limited':
      return { ...gate, cause: 'limited', seconds }
    case 'refused':
      return { ...gate, cause: 'unavailable', seconds }
    default:
      return { ...gate, cause: 'unreachable', seconds }
  }
}

/** Until another try is sent. */
const secondsOf = ({ retryAfterMs }: ApiError) =>
  retryAfterMs === null ? undefined : Math.ceil(Math.min(retryAfterMs, maxRetryAfterMs) / 1000)

/**
 * A flow that is missing or wrong is for the deployer to correct. One that only did not arrive may arrive when the user tries
 * again: what happened is no matter of theirs, and the console names it.
 */
export async function flowFailure(host: Host, found: UnusableFlow, warn: Warn): Promise<StartFailure> {
  const { why } = found
  if (!(why instanceof Error) || isForDeployer(why)) {
    const { flowProblem } = await inTime(import('./problem.ts'))
    return flowProblem(host, found)
  }
  warn(why)
  host.notify({ message: 'error', reason: 'Error' })
  return { kind: 'token-gate', reason: 'client', message: null, cause: 'unreachable' }
}

const isForDeployer = (error: Error) => error instanceof ApiError && (error.kind === 'body' || error.status === 404)
