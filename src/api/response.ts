import type { paths } from '../generated/api.paths.ts'
import { readBody, readErrorBody, schemaFailureInWords } from '../untrusted/index.ts'
import { ApiError } from './error.ts'
import type { RawResponse } from './http.ts'

/** The checked body of a response; throws an ApiError where its status or its body is not as agreed. */
export function readResponse(
  name: keyof typeof paths,
  url: string,
  { text, ...response }: RawResponse,
  onLeftOut: (error: ApiError) => void,
): unknown {
  const isOk = response.status >= 200 && response.status <= 299
  const body = isOk ? readBody(name, text) : { error: readErrorBody(text) }
  if ('error' in body) throw new ApiError('http', url, { ...response, data: body.error })
  if ('failure' in body) throw new ApiError('body', url, response, schemaFailureInWords(body.failure))
  const { value, leftOut } = body
  const [first] = leftOut
  if (first)
    onLeftOut(new ApiError('body', url, response, `left out ${leftOut.length}: ${schemaFailureInWords(first)}`))
  return value
}
