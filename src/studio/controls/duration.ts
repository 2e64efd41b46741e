/** Durations as people type them: `4 min`, `1 min 30 s`, `500 ms`. */

import { defined } from '../../flow/index.ts'

const units = [
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1000],
  ['ms', 1],
] as const

/** In milliseconds, rounded; null: it is no duration. A number without a unit is one of milliseconds. */
export function parseDuration(text: string): number | null {
  const written = text.trim().toLowerCase()
  if (!/^(\d+([.,]\d+)?\s*(h|min|s|ms)?\s*)+$/.test(written)) return null
  const sizes = new Map<string, number>(units)
  const parts = [...written.matchAll(/(\d+(?:[.,]\d+)?)\s*(h|min|s|ms)?/g)]
  const sum = parts.reduce((all, [, amount, unit = 'ms']) => {
    return all + Number(defined(amount, 'amount').replace(',', '.')) * defined(sizes.get(unit), 'unit')
  }, 0)
  return Math.round(sum)
}
