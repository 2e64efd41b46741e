/** Reads are retried 3 times, after 1 s doubling up to 30 s; submits never (conformance section 9). */
import { ApiError } from '../api/index.ts'

const maxRetries = 3
const firstDelayMs = 1000
const maxDelayMs = 30_000
/** Longest Retry-After that is obeyed. */
export const maxRetryAfterMs = 60_000

/** Whether a retry can help: not after a response of 4xx other than 408 and 429, nor after a body that breaks its schema. */
export function retryRead(failures: number, error: unknown): boolean {
  if (failures >= maxRetries || !(error instanceof ApiError)) return false
  if (error.kind === 'http') return error.status >= 500 || error.status === 408 || error.status === 429
  return error.kind !== 'body'
}

/** Milliseconds before retry number `attempt` (from 0). */
export function retryDelay(attempt: number, error: unknown): number {
  const delay = Math.min(firstDelayMs * 2 ** attempt, maxDelayMs)
  const retryAfter = error instanceof ApiError ? error.retryAfterMs : null
  return retryAfter === null ? delay : Math.max(delay, Math.min(retryAfter, maxRetryAfterMs))
}
