import type { Spread } from './stats.ts'

/** One line of the table. */
export interface Row {
  what: string
  /** What is measured: a ratio, or an amount with its unit. */
  unit: '×' | 'ms' | 'KiB' | 's' | 'states'
  value: Spread & { isSingle?: true }
  /** The budget; null where the row only informs. `upperHalf`: it holds for the median of the slower half of the runs, too. */
  limit: { atMost: number; upperHalf?: true } | { atLeast: number } | null
}

export interface Section {
  title: string
  /** What is compared, how, and why these limits. */
  about: string
  rows: readonly Row[]
}

/** What is counted, or measured once. */
export const single = (value: number): Row['value'] => ({ median: value, low: value, high: value, isSingle: true })

/** null: the row only informs. */
export function holds({ limit, value: { median, high } }: Row): boolean | null {
  if (limit === null) return null
  if ('atLeast' in limit) return median >= limit.atLeast
  return (limit.upperHalf ? high : median) <= limit.atMost
}
