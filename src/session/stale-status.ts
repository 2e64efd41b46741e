/** A server may report for a moment longer what the user has just answered or corrected. That status is waited for, not shown again. */
import type { Clock } from './clock.ts'

/** What credentials are sent again after; after any other status another connection begins with them. */
const rejections: readonly (string | null)[] = ['InvalidCredentials', 'Error']

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
    /** To be called when credentials have been taken. */
    onConnect: () => {
      if (!rejections.includes(last)) last = null
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
