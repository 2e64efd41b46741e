/** Whether the number at this key of a flow, or the setting of this name, is a duration. */
export const isDurationKey = (key: string): boolean => /^(.*Ms|ms|after)$/.test(key)

type Unit = 'hour' | 'minute' | 'second'

/** Only seconds can have a fraction. */
function partsOf(ms: number): (readonly [amount: number, unit: Unit])[] {
  const minutes = Math.floor(ms / 60_000)
  const parts = [
    [Math.floor(minutes / 60), 'hour'],
    [minutes % 60, 'minute'],
    [(ms % 60_000) / 1000, 'second'],
  ] as const
  return parts.filter(([amount]) => amount)
}

const short: Readonly<Record<Unit, string>> = { hour: 'h', minute: 'min', second: 's' }

/** As people write it: `500 ms`, `1.5 s`, `1 min 30 s`, `1 h 30 min`. */
export function durationInWords(ms: number): string {
  if (ms < 1000) return `${ms} ms`
  return partsOf(ms)
    .map(([amount, unit]) => `${amount} ${short[unit]}`)
    .join(' ')
}

/** As a flow writes it, explained: `500 ms`, `2000 ms (2 seconds)`, `90000 ms (1 minute 30 seconds)`. */
export function millisecondsInWords(ms: number): string {
  if (ms < 1000) return `${ms} ms`
  const parts = partsOf(ms).map(([amount, unit]) => `${amount} ${unit}${amount === 1 ? '' : 's'}`)
  return `${ms} ms (${parts.join(' ')})`
}
