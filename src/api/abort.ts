/**
 * A signal that aborts after this time with a TimeoutError, or with the reason of `outer`. `AbortSignal.timeout` and
 * `AbortSignal.any` are newer than the oldest supported browsers (docs/deploy.md).
 */
export function abortAfter(ms: number, outer?: AbortSignal): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), ms)
  const abort = () => controller.abort(outer?.reason)
  if (outer?.aborted) abort()
  else outer?.addEventListener('abort', abort, { signal: controller.signal })
  return controller.signal
}
