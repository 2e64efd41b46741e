/** Every error of the SDK: a code, parameters, and the sentence for the developer of a host. */
import type { ErrorCode, ErrorParameters, TielineError } from './types.ts'

export const sentences: Readonly<Record<ErrorCode, string>> = {
  SDK_INCOMPLETE: 'A file did not load',
  URL_INVALID: '`url` is no web address',
  CONTAINER_MISSING: '`container` is not in the page',
  TOKEN_FAILED: '`token` gave no token',
  POPUP_BLOCKED: 'Pop-up blocked: call open() on a click',
  POPUP_CLOSED: 'Pop-up closed or cut off by COOP',
  WIDGET_TIMEOUT: 'No answer: check `url`, frame-src, frame-ancestors',
  WIDGET_ERROR: 'The widget failed',
  ABORTED: '`signal` aborted',
}

export const tielineError = (code: ErrorCode, params?: ErrorParameters): TielineError =>
  Object.assign(new Error(sentences[code]), { code, params: { ...params } })
