/** How long a polled read without data is repeated: as `load` of the flow says (connect: for 4 minutes). */
import type { Load } from '../flow/index.ts'
import type { Clock } from './clock.ts'

export class NoDataInTime extends Error {
  override readonly name = 'NoDataInTime'
}

export interface ReadDeadline {
  isPolled: boolean
  /** To be called before each read. Starts the time, also again after it was over. */
  onStart: () => void
  /** To be called after each success. Whether the read is not repeated. */
  isOver: () => boolean
  /** Milliseconds until the read is repeated; false: it is not. */
  nextMs: (last: 'success' | 'failure') => number | false
}

/** For one entry into a place. It reads the clock at each result, so that a tab that slept gets one more read. */
export function createReadDeadline({ now }: Pick<Clock, 'now'>, load: Load | null): ReadDeadline {
  const everyMs = load?.everyMs ?? null
  const timeoutMs = load?.timeoutMs ?? Number.POSITIVE_INFINITY
  let startedAt: number | null = null
  let over = false
  const isUp = () => everyMs === null || (startedAt !== null && now() - startedAt >= timeoutMs)
  return {
    isPolled: everyMs !== null,
    onStart: () => {
      if (startedAt === null || over) startedAt = now()
      over = false
    },
    isOver: () => {
      over = isUp()
      return over
    },
    nextMs: (last) => (everyMs === null || over || (last === 'failure' && isUp()) ? false : everyMs),
  }
}
