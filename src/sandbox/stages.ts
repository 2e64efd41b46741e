/** What a connection goes through: one status at a time, and how it ends. */
import type { ConnectionStatus } from '../generated/api.types.ts'
import type { Texts } from './texts.ts'
import { sandboxValues } from './values.ts'

/** The calls that end a stage; `accountSelect` stands for choosing and typing alike. */
export type ChallengeCall = 'mfaMethodsSelect' | 'mfaAnswer' | 'questionAnswer' | 'captchaAnswer' | 'accountSelect'

/** The calls that read what a stage is about. */
type Read = 'status' | 'mfaMethodsGet' | 'mfaGet' | 'questionGet' | 'captchaGet' | 'accountList'

/** One status and how it ends: by itself (`lastsMs`), by a call (`until`), or, with neither, never. */
export interface Stage {
  status: ConnectionStatus
  /** Virtual milliseconds. */
  lastsMs?: number
  until?: ChallengeCall
  question?: keyof Texts['questions']
  answer?: string
  /** Status after a wrong answer; without one the answer's call itself is refused. */
  wrongStatus?: ConnectionStatus
  /** The call that ends it fails the first time. */
  failsOnce?: true
  /** This read fails as long as the stage lasts. */
  breaks?: Read
  /** Accounts are asked for even where the client's settings leave that out. */
  insists?: true
  /** The source knows of no accounts to choose. */
  noAccounts?: true
}

export const connecting: Stage = { status: 'Connecting', lastsMs: 1500 }
export const queued: Stage = { status: 'New', lastsMs: 3000 }
export const slowly: Stage = { status: 'Connecting', lastsMs: 30_000 }
export const forever: Stage = { status: 'Connecting' }
export const accounts: Stage = { status: 'AccountSelection', until: 'accountSelect' }
export const connected: Stage = { status: 'Connected' }
export const methods: Stage = { status: 'MfaMethodChoice', until: 'mfaMethodsSelect' }
export const onPhone: Stage = { status: 'MfaQuestionNoAnswer', lastsMs: 6000 }
export const captcha: Stage = { status: 'Captcha', until: 'captchaAnswer', answer: sandboxValues.captcha }
export const passcode: Stage = {
  status: 'MfaQuestion',
  until: 'mfaAnswer',
  question: 'passcode',
  answer: sandboxValues.code,
  wrongStatus: 'MfaQuestionInvalidAnswer',
}
export const securityQuestion: Stage = {
  status: 'SecurityQuestion',
  until: 'questionAnswer',
  question: 'security',
  answer: sandboxValues.answer,
}
