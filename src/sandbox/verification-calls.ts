/** Questions, passcodes, methods and captchas: what each asks and what it takes for an answer. */

import type { CallContext, Handlers } from './call.ts'
import { CallError } from './call-errors.ts'
import { drawCaptcha } from './captcha.ts'
import { attempt, pass, stageAt } from './run.ts'
import type { ChallengeCall } from './stages.ts'
import { sandboxValues } from './values.ts'

type Subject = 'mfa' | 'question' | 'captcha'
type VerificationCall = `${Subject}${'Get' | 'Answer'}` | 'mfaMethodsGet' | 'mfaMethodsSelect'

const methods = ['sms', 'voice', 'email'] as const

function ask(gate: ChallengeCall, { session, texts }: CallContext) {
  const { question } = stageAt(session.run, gate).stage
  return { question: question ? texts.questions[question] : '' }
}

/** Passes the gate, or notes a wrong answer where the stage has a status for it, else throws INVALID_ANSWER. */
function answer(gate: ChallengeCall, given: string, { session, now }: CallContext): void {
  const { run, stage } = attempt(session, gate)
  if (given.trim().toLowerCase() === stage.answer) session.run = pass(run, now)
  else if (stage.wrongStatus) session.run = { ...run, wrong: true }
  else throw new CallError('INVALID_ANSWER', 'The answer is not the one of the sandbox.')
}

export const verificationCalls: Handlers<VerificationCall> = {
  mfaGet: (_, context) => ask('mfaAnswer', context),
  mfaAnswer: (body, context) => answer('mfaAnswer', body.answer, context),

  mfaMethodsGet(_, { session, texts }) {
    stageAt(session.run, 'mfaMethodsSelect')
    const { title, ...labels } = texts.methods
    return { title, methods: methods.map((id) => ({ mfa_method_id: id, label: labels[id] })) }
  },
  mfaMethodsSelect({ mfa_method_id }, { session, now }) {
    stageAt(session.run, 'mfaMethodsSelect')
    if (!methods.some((id) => id === mfa_method_id)) {
      throw new CallError('INVALID_ANSWER', 'There is no method with this mfa_method_id.')
    }
    session.run = pass(attempt(session, 'mfaMethodsSelect').run, now)
  },

  questionGet: (_, context) => ask('questionAnswer', context),
  questionAnswer: (body, context) => answer('questionAnswer', body.answer, context),

  captchaGet(_, { session }) {
    stageAt(session.run, 'captchaAnswer')
    session.captchas += 1
    return { captcha_image_base64: drawCaptcha(sandboxValues.captcha, session.captchas) }
  },
  captchaAnswer: (body, context) => answer('captchaAnswer', body.answer, context),
}
