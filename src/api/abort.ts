/**
 * The outcome of `work`, whose signal aborts after this time with a TimeoutError, or with the reason of `outer`; of a call
 * that has ended, no timer and no listener is left. `AbortSignal.timeout` and `AbortSignal.any` are newer than the oldest
 * supported browsers (docs/deploy.md).
 */
export async function withTimeLimit<T>(
  ms: number,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), ms)
  const abort = () => controller.abort(outer?.reason)
  if (outer?.aborted) abort()
  else outer?.addEventListener('abort', abort)
  try {
    return await work(controller.signal)
  } finally {
    clearTimeout(timer)
    outer?.removeEventListener('abort', abort)
  }
}
