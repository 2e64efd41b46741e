/**
 * A scenario of one's own, in the username: `user_script:Captcha,MfaQuestion,Connected` plays these statuses in turn.
 * A question mark behind one of them breaks what is read there: `user_script:Captcha?`.
 */
import type { ConnectionStatus } from '../generated/api.types.ts'
import { CallError } from './call-errors.ts'
import type { Scenario } from './scenarios.ts'
import {
  accounts,
  type ChallengeCall,
  captcha,
  connected,
  connecting,
  methods,
  passcode,
  type Stage,
  securityQuestion,
} from './stages.ts'

const prefix = 'user_script:'

const { wrongStatus: _, ...question } = passcode

/** Nothing comes but what is written: a wrong answer is refused, and accounts are asked for whatever the client wants. */
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
  AccountSelection: { ...accounts, insists: true },
}

const reads: Readonly<Record<ChallengeCall, NonNullable<Stage['breaks']>>> = {
  mfaMethodsSelect: 'mfaMethodsGet',
  mfaAnswer: 'mfaGet',
  questionAnswer: 'questionGet',
  captchaAnswer: 'captchaGet',
  accountSelect: 'accountList',
}

/** undefined: the username is no script. Connected follows the last status. Throws INVALID_REQUEST. */
export function readScript(username: string): Scenario | undefined {
  if (!username.startsWith(prefix)) return undefined
  const names = username.slice(prefix.length).split(',')
  return { does: 'plays the statuses that it names', stages: [...names.map(readStage), connected] }
}

function readStage(written: string): Stage {
  const name = written.replace(/\?$/, '')
  const stage = Object.hasOwn(stages, name) ? stages[name as ConnectionStatus] : undefined
  if (!stage)
    throw new CallError(
      'INVALID_REQUEST',
      `${prefix} takes these, with commas between them: ${Object.keys(stages).join(', ')}.`,
    )
  if (name === written) return stage
  const { lastsMs: __, ...broken } = stage
  return { ...broken, breaks: stage.until ? reads[stage.until] : 'status' }
}
