import type { Bounds } from '../document/bounds.ts'
import type { TextId } from '../ui-texts.tsx'
import { hasUnit, parseDuration, withoutSpaces } from './duration.ts'

interface Expected {
  bounds: Bounds
  isDuration: boolean
}

/** What was typed as a number or duration; a string: why it is not taken. */
export function readNumber(typed: string, { bounds, isDuration }: Expected): number | TextId {
  const value = isDuration ? parseDuration(typed) : wholeNumber(typed)
  if (value === null) return isDuration ? 'duration.unreadable' : 'number.unreadable'
  if (value >= bounds.minimum && value <= bounds.maximum) return value
  return isDuration && !hasUnit(typed) ? 'duration.no-unit' : 'number.refused'
}

function wholeNumber(typed: string): number | null {
  const written = withoutSpaces(typed)
  return /^\d+$/.test(written) ? Number(written) : null
}
