/** The errors that a call can answer with. Their codes, statuses and categories come from schemas/api/parts/error.json. */
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import errorSchema from '../../schemas/api/parts/error.json'
import type { ErrorBody } from '../generated/api.types.ts'
import type { Texts } from './texts.ts'

/** The codes that the sandbox sends: each has a text for the user in every language. */
export type ErrorCode = keyof Texts['errors']

const codes: Readonly<Record<ErrorCode, { category: string; statuses: readonly number[] }>> = errorSchema['x-codes']

/** What a client that was refused for its rate has to wait. */
const retryAfterSeconds = '5'

interface CallErrorOptions {
  /** One of the code's statuses; default: the first. */
  status?: number | undefined
  /** What the user is told; default: the text of the code. */
  display?: ((texts: Texts) => string) | undefined
}

/** Thrown by any part of a call. `message` is for the developer and never repeats a value that was sent. */
export class CallError extends Error {
  readonly code: ErrorCode
  readonly status: number | undefined
  readonly display: ((texts: Texts) => string) | undefined

  constructor(code: ErrorCode, message: string, { status = codes[code].statuses[0], display }: CallErrorOptions = {}) {
    super(message)
    this.code = code
    this.status = status
    this.display = display
  }
}

export interface ErrorResponse {
  body: Required<ErrorBody>
  status: ContentfulStatusCode
  headers: Record<string, string>
}

/** The response for an error; one that is no CallError becomes UNEXPECTED_ERROR. */
export function describeError(error: Error, texts: Texts): ErrorResponse {
  const { code, status, message, display } =
    error instanceof CallError ? error : new CallError('UNEXPECTED_ERROR', error.message)
  return {
    status: status as ContentfulStatusCode,
    headers: code === 'RATE_LIMIT_EXCEEDED' ? { 'Retry-After': retryAfterSeconds } : {},
    body: {
      error_category: codes[code].category,
      error_code: code,
      error_message: message,
      display_message: display?.(texts) ?? texts.errors[code],
    },
  }
}
