export interface TimeLimit {
  signal: AbortSignal
  /** The call has ended: no timer and no listener is left. */
  end: () => void
}

/**
 * A signal that aborts after this time with a TimeoutError, or with the reason of `outer`. `AbortSignal.timeout` and
 * `AbortSignal.any` are newer than the oldest supported browsers (docs/deploy.md). It takes no function to limit: what
 * that one refers to, such as a body with a password, would stay in memory with the stack of each error thrown in it.
 */
export function abortAfter(ms: number, outer?: AbortSignal): TimeLimit {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), ms)
  const abort = () => controller.abort(outer?.reason)
  if (outer?.aborted) abort()
  else outer?.addEventListener('abort', abort)
  return {
    signal: controller.signal,
    end: () => {
      clearTimeout(timer)
      outer?.removeEventListener('abort', abort)
    },
  }
}
