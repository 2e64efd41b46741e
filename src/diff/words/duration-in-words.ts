/** `500 ms`, `2 s`, `4 min`: as people say it. */
export function durationInWords(ms: number): string {
  if (ms >= 60_000 && ms % 30_000 === 0) return `${ms / 60_000} min`
  return ms >= 1000 && ms % 100 === 0 ? `${ms / 1000} s` : `${ms} ms`
}

/** `every 2 s for at most 4 min`. */
export function intervalInWords(everyMs: number, timeoutMs: number | null): string {
  const limit = timeoutMs === null ? '' : ` for at most ${durationInWords(timeoutMs)}`
  return `every ${durationInWords(everyMs)}${limit}`
}
