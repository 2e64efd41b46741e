/** Every error of the SDK: a code, parameters, and the sentence for the developer of a host. */
import type { ErrorCode, ErrorParameters, TielineError } from './types.ts'

const sentences: Readonly<Record<ErrorCode, string>> = {
  URL_INVALID: '`url` is no web address: {url}',
  CONTAINER_MISSING: 'No element matches `container`: {container}',
  TOKEN_FAILED: 'The `token` function did not return a token.',
  POPUP_BLOCKED: 'The browser blocked the pop-up. Call open() in a click handler.',
  POPUP_CLOSED: 'The pop-up closed before the widget answered. It cannot answer under COOP same-origin.',
  WIDGET_TIMEOUT: 'No answer from {origin} within {timeout} ms. Check `url`, frame-src and frame-ancestors.',
  WIDGET_ERROR: 'The widget reported {reason}.',
  VERSION_MISMATCH: 'The widget speaks versions {versions} only, so it sends plain messages.',
  ABORTED: '`signal` aborted.',
}

export function tielineError(code: ErrorCode, params: ErrorParameters = {}): TielineError {
  const message = sentences[code].replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]))
  return Object.assign(new Error(message), { name: 'TielineError', code, params })
}
