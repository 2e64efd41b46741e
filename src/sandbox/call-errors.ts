/** Errors as contracts section 3 has them: a closed list of codes, a sentence for developers and one for users. */
import type { ErrorBody } from '../generated/api.types.ts'
import type { Texts } from './texts.ts'

const errorKinds = {
  INVALID_REQUEST: { status: 400, category: 'Request' },
  INVALID_API_KEY: { status: 401, category: 'Authorization' },
  INVALID_LINK_TOKEN: { status: 401, category: 'Authorization' },
  INVALID_SOURCE: { status: 400, category: 'Request' },
  INVALID_CREDENTIALS: { status: 400, category: 'Credentials' },
  CONNECTION_LOCKED: { status: 400, category: 'Connection' },
  INVALID_ANSWER: { status: 400, category: 'Verification' },
  INVALID_ACCOUNT: { status: 400, category: 'Accounts' },
  INVALID_FILE: { status: 400, category: 'Upload' },
  UNEXPECTED_CALL: { status: 409, category: 'Request' },
  NOT_FOUND: { status: 404, category: 'Request' },
  INTERNAL_ERROR: { status: 500, category: 'Server' },
} as const

export type ErrorCode = keyof typeof errorKinds

/** Thrown anywhere below a call; `message` is for the developer and repeats no value that was sent. */
export class CallError extends Error {
  readonly code: ErrorCode

  constructor(code: ErrorCode, message: string) {
    super(message)
    this.code = code
  }
}

type Described = { body: Required<ErrorBody>; status: 400 | 401 | 404 | 409 | 500 }

/** The error body and its HTTP status; anything unforeseen is an INTERNAL_ERROR. */
export function describeError(error: Error, { errors }: Texts): Described {
  const code = error instanceof CallError ? error.code : 'INTERNAL_ERROR'
  const { status, category } = errorKinds[code]
  return {
    status,
    body: { error_category: category, error_code: code, error_message: error.message, display_message: errors[code] },
  }
}
