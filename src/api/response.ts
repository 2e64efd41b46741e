import { mayBeEmpty, type paths } from '../generated/api.paths.ts'
import { ApiError } from './error.ts'
import { keepFurtherKeys } from './further-keys.ts'
import type { RawResponse } from './http.ts'
import { type Checks, leaveOutUnreadable } from './left-out.ts'
import { parseJson, parseSanitized } from './sanitize.ts'
import { failureInWords, schemaFailure } from './schema-failure.ts'

/**
 * The body, checked against the call's schema and reduced to its keys: what else a server sends, an echo of what was
 * typed included, goes no further. An upload's `data` is the server's own and stays whole; client info keeps further keys.
 */
export function readResponse(
  name: keyof typeof paths,
  url: string,
  { text, ...response }: RawResponse,
  checks: Checks,
  onLeftOut: (error: ApiError) => void,
): unknown {
  const isOk = response.status >= 200 && response.status <= 299
  const data = isOk && name === 'upload' ? parseJson(text) : parseSanitized(text)
  if (!isOk) throw new ApiError('http', url, { ...response, data })
  const check = checks[name]
  // A call that returns nothing ignores its body.
  if (!check) return undefined
  if (mayBeEmpty.includes(name) && text.trim() === '') return {}
  const leftOut = leaveOutUnreadable(name, data, checks)
  const [first] = leftOut
  if (first) onLeftOut(new ApiError('body', url, response, `left out ${leftOut.length}: ${failureInWords(first)}`))
  const came = { ...(data as object) }
  const failure = schemaFailure(check, data)
  if (failure) throw new ApiError('body', url, response, failureInWords(failure))
  if (name === 'info') keepFurtherKeys(data, came)
  return data
}
