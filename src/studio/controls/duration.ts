/** Durations as people type them: `4 min`, `1 min 30 s`, `500 ms`, `240 000 ms`. */

import { defined } from '../../flow/index.ts'

const units = [
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1000],
  ['ms', 1],
] as const

const spacesInNumbers = /(\d)\s(?=\d{3}(?!\d))/g

/** Numbers as people type them, without spaces between thousands. */
export const withoutSpaces = (text: string): string => text.trim().replaceAll(spacesInNumbers, '$1')

export const hasUnit = (text: string): boolean => /[a-z]/i.test(text)

/** In milliseconds, rounded; null: it is no duration. A number without a unit is one of milliseconds. */
export function parseDuration(text: string): number | null {
  const written = withoutSpaces(text).toLowerCase()
  if (!/^((\d+([.,]\d+)?\s*(h|min|s|ms)\s*)+|\d+([.,]\d+)?)$/.test(written)) return null
  const sizes = new Map<string, number>(units)
  const parts = [...written.matchAll(/(\d+(?:[.,]\d+)?)\s*(h|min|s|ms)?/g)]
  const sum = parts.reduce((all, [, amount, unit = 'ms']) => {
    return all + Number(defined(amount, 'amount').replace(',', '.')) * defined(sizes.get(unit), 'unit')
  }, 0)
  return Math.round(sum)
}
