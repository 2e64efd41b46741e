/** Keeps to Retry-After: until that time the call is not made, wherever the user goes and whatever is pressed. */
import { type Api, ApiError } from '../api/index.ts'
import type { Clock } from './clock.ts'
import { failureOf, refusalCodes } from './failure.ts'
import { maxRetryAfterMs } from './retry.ts'

/** A timer may run a little early. */
const toleranceMs = 50

type AnyCall = (...given: never[]) => Promise<unknown>

/** The same calls; one that is limited fails at once, with the time that is left. */
export function obeyRetryAfter(api: Api, { now }: Pick<Clock, 'now'>): Api {
  const limited = (call: AnyCall): AnyCall => {
    let limit: { until: number; error: ApiError } | null = null
    return async (...given) => {
      const restMs = limit ? limit.until - now() : 0
      if (limit && restMs > toleranceMs) throw withRest(limit.error, restMs, given)
      try {
        return await call(...given)
      } catch (error) {
        const ms = error instanceof ApiError ? error.retryAfterMs : null
        if (ms !== null) limit = { until: now() + Math.min(ms, maxRetryAfterMs), error: error as ApiError }
        throw error
      }
    }
  }
  return Object.fromEntries(Object.entries(api).map(([name, call]) => [name, limited(call)])) as Api
}

/** The server has refused what was sent before, not what is not sent now; a call that sends nothing is the same again. */
function withRest(error: ApiError, restMs: number, [sent]: readonly unknown[]): ApiError {
  const headers = { ...error.headers, 'retry-after': String(Math.ceil(restMs / 1000)) }
  const isNothing = Object.keys(sent as object).length === 0
  if (!isNothing && (failureOf(error).failure === 'refused' || refusalCodes.includes(error.code ?? '')))
    return new ApiError('http', error.url, { status: 429, headers })
  return new ApiError(error.kind, error.url, { ...error, headers })
}
