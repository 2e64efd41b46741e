/** How long a read is asked again for while it has nothing to show (specification section 9: at most 4 minutes). */
import type { Load } from '../flow/index.ts'
import type { Clock } from './clock.ts'

/** The time is up, and what was asked for is still not there. */
export class NoDataInTime extends Error {
  override readonly name = 'NothingYet'
}

export interface ReadDeadline {
  /** Whether it is asked again at all. */
  isPolled: boolean
  /** At every question: begins, or begins anew after it ended. */
  asked: () => void
  /** At every answer: whether it is the last that is waited for. */
  ended: () => boolean
  /** Milliseconds until the next question, after an answer or a failure; false: no more. */
  nextMs: (last: 'answer' | 'failure') => number | false
}

/** For one entry into a place. Reads the clock at each answer, so a tab that slept still gets an honest one. */
export function createReadDeadline({ now }: Pick<Clock, 'now'>, load: Load | null): ReadDeadline {
  const everyMs = load?.everyMs ?? null
  const timeoutMs = load?.timeoutMs ?? Number.POSITIVE_INFINITY
  let startedAt: number | null = null
  let over = false
  const isUp = () => everyMs === null || (startedAt !== null && now() - startedAt >= timeoutMs)
  return {
    isPolled: everyMs !== null,
    asked: () => {
      if (startedAt === null || over) startedAt = now()
      over = false
    },
    ended: () => {
      over = isUp()
      return over
    },
    nextMs: (last) => (everyMs === null || over || (last === 'failure' && isUp()) ? false : everyMs),
  }
}
