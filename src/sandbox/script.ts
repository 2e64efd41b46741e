/**
 * Scenarios written into the username: `user_script:Captcha,MfaQuestion,Connected` plays these statuses in turn.
 * `Captcha?` makes the call fail for a minute that reads the challenge; `Captcha~` ends
 * after a minute, answered or not; `Captcha!503` lets the first answer fail with this HTTP status.
 */
import type { ConnectionStatus } from '../generated/api.types.ts'
import { CallError, type ErrorCode } from './call-errors.ts'
import type { Scenario } from './scenarios.ts'
import {
  accounts,
  type ChallengeCall,
  captcha,
  connected,
  connecting,
  methods,
  passcode,
  type ReadCall,
  type Stage,
  securityQuestion,
} from './stages.ts'

const prefix = 'user_script:'

/** A wrong answer fails the call: only the statuses of the script are played. */
const { wrongAnswerStatus: _, ...question } = passcode

const stages: Readonly<Record<ConnectionStatus, Stage>> = {
  New: { ...connecting, status: 'New' },
  Connecting: connecting,
  Connected: connected,
  InvalidCredentials: { status: 'InvalidCredentials' },
  Error: { status: 'Error' },
  MfaMethodChoice: methods,
  MfaQuestion: question,
  MfaQuestionInvalidAnswer: { ...question, status: 'MfaQuestionInvalidAnswer' },
  MfaQuestionNoAnswer: { ...connecting, status: 'MfaQuestionNoAnswer' },
  Captcha: captcha,
  SecurityQuestion: securityQuestion,
  AccountSelection: { ...accounts, ignoresSettings: true },
}

const readOf: Readonly<Record<ChallengeCall, ReadCall>> = {
  mfaMethodsSelect: 'mfaMethodsGet',
  mfaAnswer: 'mfaGet',
  questionAnswer: 'questionGet',
  captchaAnswer: 'captchaGet',
  accountSelect: 'accountList',
}

/** Virtual milliseconds: longer than a read is retried. */
const oneMinuteMs = 60_000

const submitErrors: Readonly<Record<string, ErrorCode>> = {
  '401': 'INVALID_LINK_TOKEN',
  '429': 'RATE_LIMIT_EXCEEDED',
  '500': 'UNEXPECTED_ERROR',
  '503': 'DATA_SOURCE_NOT_RESPONDING',
}

/** undefined: the username is no script. Connected follows the last status. Throws VALIDATION_FAILED. */
export function readScript(username: string): Scenario | undefined {
  if (!username.startsWith(prefix)) return undefined
  const words = username.slice(prefix.length).split(',')
  return { description: 'plays the statuses that it names', stages: [...words.map(readStage), connected] }
}

function readStage(word: string): Stage {
  const { name = '', mark, code = '' } = /^(?<name>\w+)(?:(?<mark>[?~])|!(?<code>\d+))?$/.exec(word)?.groups ?? {}
  const stage = Object.hasOwn(stages, name) ? stages[name as ConnectionStatus] : undefined
  if (!stage) {
    throw new CallError(
      'VALIDATION_FAILED',
      `${prefix} takes these statuses, separated by commas: ${Object.keys(stages).join(', ')}.`,
    )
  }
  if (mark === '~') return { ...stage, durationMs: oneMinuteMs }
  if (mark) return { ...stage, durationMs: oneMinuteMs, failingRead: stage.endedBy ? readOf[stage.endedBy] : 'status' }
  return code === '' ? stage : withSubmitError(stage, code)
}

function withSubmitError(stage: Stage, code: string): Stage {
  const firstSubmitError = Object.hasOwn(submitErrors, code) ? submitErrors[code] : undefined
  if (firstSubmitError && stage.endedBy) return { ...stage, firstSubmitError }
  const known = Object.keys(submitErrors).join(', ')
  throw new CallError('VALIDATION_FAILED', `A status that asks for an answer takes '!' and one of ${known}.`)
}
