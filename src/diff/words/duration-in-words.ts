/** `500 ms`, `2 s`, `4 min`, `1 min 30 s`: as people say it. */
export function durationInWords(ms: number): string {
  if (ms >= 60_000 && ms % 1000 === 0) {
    const seconds = (ms % 60_000) / 1000
    return `${Math.floor(ms / 60_000)} min${seconds === 0 ? '' : ` ${seconds} s`}`
  }
  return ms >= 1000 && ms % 100 === 0 ? `${ms / 1000} s` : `${ms} ms`
}

/** `every 2 s for at most 4 min`. */
export function intervalInWords(everyMs: number, timeoutMs: number | null): string {
  const limit = timeoutMs === null ? '' : ` for at most ${durationInWords(timeoutMs)}`
  return `every ${durationInWords(everyMs)}${limit}`
}
