/** A server may report for a moment longer what the user has just answered or corrected. That status is waited for, not shown again. */
import { failedStatuses } from '../generated/api.names.ts'
import type { Clock } from './clock.ts'

/** It is waited for during this many polls. A question that comes again after them is another one. */
const polls = 3

export function createStaleStatus({ now }: Pick<Clock, 'now'>) {
  let last: string | null = null
  let answeredAt: number | null = null
  return {
    /** To be called when an answer has been taken. */
    onAnswered: () => {
      answeredAt = now()
    },
    /** To be called when credentials have been taken. After a failure the same connection goes on; else another begins. */
    onConnect: () => {
      if (!failedStatuses.some((status) => status === last)) last = null
      answeredAt = now()
    },
    /** To be called with each status. Whether it only repeats what was answered. */
    isStale: (status: string, everyMs: number): boolean => {
      if (status === last && answeredAt !== null && now() - answeredAt < polls * everyMs) return true
      last = status
      answeredAt = null
      return false
    },
  }
}
