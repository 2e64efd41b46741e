/** Every error of the SDK: a code, parameters, and the sentence for the developer of a host. */
import type { ErrorCode, ErrorParameters, TielineError } from './types.ts'

export const sentences: Readonly<Record<ErrorCode, string>> = {
  SDK_INCOMPLETE: 'A file of the SDK did not load',
  URL_INVALID: '`url` is not a web address',
  CONTAINER_MISSING: '`container` is not in the page',
  TOKEN_FAILED: '`token` gave no token',
  POPUP_BLOCKED: 'The pop-up was blocked: call open() in a click handler',
  POPUP_CLOSED: 'The pop-up closed early, or COOP same-origin cut it off',
  WIDGET_TIMEOUT: 'No answer: check `url`, frame-src and frame-ancestors',
  WIDGET_ERROR: 'The widget reported an error',
  ABORTED: '`signal` aborted',
}

export const tielineError = (code: ErrorCode, params?: ErrorParameters): TielineError =>
  Object.assign(new Error(sentences[code]), { code, params: { ...params } })
