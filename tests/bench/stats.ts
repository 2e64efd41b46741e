/** Ratios of measurements that were taken in turns. */

export interface Spread {
  median: number
  low: number
  high: number
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  if (low === undefined || high === undefined) throw new Error('Nothing was measured.')
  return (low + high) / 2
}

/** Half of the values lie between low and high. */
export function spreadOf(values: readonly number[]): Spread {
  const middle = median(values)
  return {
    median: middle,
    low: median(values.filter((value) => value <= middle)),
    high: median(values.filter((value) => value >= middle)),
  }
}

/** Of each round: what slows down the machine slows down both. */
export function ratioOf(own: readonly number[], other: readonly number[]): Spread {
  return spreadOf(own.map((value, round) => value / (other[round] ?? Number.NaN)))
}
