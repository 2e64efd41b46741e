/** Errors as contracts section 3 has them: a closed list of codes, a sentence for developers and one for users. */
import type { ErrorBody } from '../generated/api.types.ts'

const refusals = {
  INVALID_REQUEST: { status: 400, category: 'Request', display: 'The request could not be understood.' },
  INVALID_API_KEY: { status: 401, category: 'Authorization', display: 'This service is not available to you.' },
  INVALID_LINK_TOKEN: { status: 401, category: 'Authorization', display: 'This link is not valid or has expired.' },
  INVALID_SOURCE: { status: 400, category: 'Request', display: 'This source is not available.' },
  INVALID_CREDENTIALS: { status: 400, category: 'Credentials', display: 'The username or the password is incorrect.' },
  CONNECTION_LOCKED: {
    status: 400,
    category: 'Connection',
    display: 'Your account is locked. Unlock it on the website of your provider and try again.',
  },
  INVALID_ANSWER: { status: 400, category: 'Verification', display: 'The answer is incorrect.' },
  INVALID_ACCOUNT: { status: 400, category: 'Accounts', display: 'This account cannot be shared.' },
  INVALID_FILE: { status: 400, category: 'Upload', display: 'Only PDF files can be uploaded.' },
  UNEXPECTED_CALL: { status: 409, category: 'Request', display: 'This is not possible at the moment.' },
  NOT_FOUND: { status: 404, category: 'Request', display: 'The request could not be understood.' },
  INTERNAL_ERROR: { status: 500, category: 'Server', display: 'Something went wrong. Please try again later.' },
} as const

export type RefusalCode = keyof typeof refusals

/** Thrown anywhere below a call; `message` is for the developer and repeats no value that was sent. */
export class Refusal extends Error {
  readonly code: RefusalCode

  constructor(code: RefusalCode, message: string) {
    super(message)
    this.code = code
  }
}

/** The error body and its HTTP status; anything unforeseen is an INTERNAL_ERROR. */
export function describeError(error: Error): { body: Required<ErrorBody>; status: 400 | 401 | 404 | 409 | 500 } {
  const code = error instanceof Refusal ? error.code : 'INTERNAL_ERROR'
  const { status, category, display } = refusals[code]
  return {
    status,
    body: { error_category: category, error_code: code, error_message: error.message, display_message: display },
  }
}
