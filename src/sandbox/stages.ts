/** The stages of a connection: one status at a time, and what ends it. */
import type { ConnectionStatus } from '../generated/api.types.ts'
import type { ErrorCode } from './call-errors.ts'
import { sandboxValues } from './values.ts'

/** The calls that end a stage. `accountSelect` stands for both account calls. */
export type ChallengeCall = 'mfaMethodsSelect' | 'mfaAnswer' | 'questionAnswer' | 'captchaAnswer' | 'accountSelect'

/** The calls that read a stage's status or challenge. */
export type ReadCall = 'status' | 'mfaMethodsGet' | 'mfaGet' | 'questionGet' | 'captchaGet' | 'accountList'

/** A status that ends after `durationMs`, by the call `endedBy`, or never. */
export interface Stage {
  status: ConnectionStatus
  /** Virtual milliseconds. */
  durationMs?: number
  endedBy?: ChallengeCall
  answer?: string
  /** The status after a wrong answer. Without one the call itself fails with INVALID_ANSWER. */
  wrongAnswerStatus?: ConnectionStatus
  /** The first call that would end the stage fails with this code; INVALID_LINK_TOKEN expires the session. */
  firstSubmitError?: ErrorCode
  /** This call fails as long as the stage lasts. */
  failingRead?: ReadCall
  /** The session expires when this stage is reached. */
  sessionExpires?: true
  /** Accounts are asked for even where the client's settings skip account selection. */
  ignoresSettings?: true
  /** The source finds no accounts. */
  noAccounts?: true
}

export const connecting: Stage = { status: 'Connecting', durationMs: 1500 }
export const queued: Stage = { status: 'New', durationMs: 3000 }
export const connectingSlowly: Stage = { status: 'Connecting', durationMs: 30_000 }
export const connectingForever: Stage = { status: 'Connecting' }
export const accounts: Stage = { status: 'AccountSelection', endedBy: 'accountSelect' }
export const connected: Stage = { status: 'Connected' }
export const methods: Stage = { status: 'MfaMethodChoice', endedBy: 'mfaMethodsSelect' }
export const approval: Stage = { status: 'MfaQuestionNoAnswer', durationMs: 6000 }
export const captcha: Stage = { status: 'Captcha', endedBy: 'captchaAnswer', answer: sandboxValues.captcha }
export const passcode: Stage = {
  status: 'MfaQuestion',
  endedBy: 'mfaAnswer',
  answer: sandboxValues.code,
  wrongAnswerStatus: 'MfaQuestionInvalidAnswer',
}
export const securityQuestion: Stage = {
  status: 'SecurityQuestion',
  endedBy: 'questionAnswer',
  answer: sandboxValues.answer,
}
