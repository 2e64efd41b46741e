/** A server may report for a moment longer what the user has just answered or corrected. That status is waited for, not shown again. */
import { failedStatuses, unconnectedStatuses } from '../generated/api.names.ts'

/** It is waited for this many times, however slow they are. A question that comes again after them is another one. */
const polls = 3

const isOneOf = (list: readonly string[], status: string | null) => list.some((each) => each === status)

/** @param atLoad the status before the session: it may last for a moment */
export function createStaleStatus(atLoad: string | null = null) {
  let last = isOneOf(unconnectedStatuses, atLoad) ? null : atLoad
  let isFromLoad = true
  let waits = 0
  return {
    /** To be called when an answer has been taken. */
    onAnswered: () => {
      waits = polls
    },
    /** To be called when credentials have been taken. After a failure the same connection goes on; else another begins. */
    onConnect: () => {
      if (!isFromLoad && !isOneOf(failedStatuses, last)) last = null
      waits = polls
    },
    /** To be called with each status. Whether it only repeats what was answered. */
    isStale: (status: string): boolean => {
      if (status === last && waits > 0) {
        waits -= 1
        return true
      }
      last = status
      isFromLoad = false
      waits = 0
      return false
    },
  }
}
