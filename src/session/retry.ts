/** Reads are retried 3 times from 1 s doubling to 30 s; submits never (specification section 9). */
import { ApiError } from '../api/index.ts'

const maxRetries = 3
const firstDelayMs = 1000
const maxDelayMs = 30_000
/** A server may ask for more patience than ours, up to here: polling as a whole ends after minutes. */
const maxRetryAfterMs = 60_000

/** Whether asking again can help: a refusal or a body that isn't what was agreed stays so. */
export function retryRead(failures: number, error: unknown): boolean {
  if (failures >= maxRetries || !(error instanceof ApiError)) return false
  if (error.kind === 'http') return error.status >= 500 || error.status === 408 || error.status === 429
  return error.kind !== 'body'
}

/** Milliseconds before retry number `attempt` (from 0). */
export function retryDelay(attempt: number, error: unknown): number {
  const own = Math.min(firstDelayMs * 2 ** attempt, maxDelayMs)
  const asked = error instanceof ApiError ? error.retryAfterMs : null
  return asked === null ? own : Math.max(own, Math.min(asked, maxRetryAfterMs))
}
