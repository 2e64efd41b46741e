/** The calls of passcodes, methods, security questions and captchas. */
import type { CallContext, Handlers } from './call.ts'
import { CallError } from './call-errors.ts'
import { drawCaptcha } from './captcha.ts'
import { completeStage, requireStage, submitStage } from './run.ts'
import type { ChallengeCall } from './stages.ts'
import { sandboxValues } from './values.ts'

type Challenge = 'mfa' | 'question' | 'captcha'
type VerificationCall = `${Challenge}${'Get' | 'Answer'}` | 'mfaMethodsGet' | 'mfaMethodsSelect'

const methods = ['sms', 'voice', 'email'] as const

const questions = { mfaAnswer: 'passcode', questionAnswer: 'security' } as const

function getQuestion(call: keyof typeof questions, { session, texts }: CallContext) {
  requireStage(session.run, call)
  return { question: texts.questions[questions[call]] }
}

/** Ends the stage. A wrong answer changes the status where the stage has one for it, else throws INVALID_ANSWER. */
function answer(call: ChallengeCall, given: string, { session, now }: CallContext): void {
  const { run, stage } = submitStage(session, call, now)
  if (given.trim().toLowerCase() === stage.answer) session.run = completeStage(run, now)
  else if (stage.wrongAnswerStatus) session.run = { ...run, answeredWrong: true }
  else throw new CallError('INVALID_ANSWER', 'The answer is not the one of the sandbox.')
}

export const verificationCalls: Handlers<VerificationCall> = {
  mfaGet: (_, context) => getQuestion('mfaAnswer', context),
  mfaAnswer: (body, context) => answer('mfaAnswer', body.answer, context),

  mfaMethodsGet(_, { session, texts }) {
    requireStage(session.run, 'mfaMethodsSelect')
    const { title, ...labels } = texts.methods
    return { title, methods: methods.map((id) => ({ mfa_method_id: id, label: labels[id] })) }
  },
  mfaMethodsSelect({ mfa_method_id }, { session, now }) {
    requireStage(session.run, 'mfaMethodsSelect')
    if (!methods.some((id) => id === mfa_method_id)) {
      throw new CallError('INVALID_ANSWER', 'No method has this mfa_method_id.')
    }
    session.run = completeStage(submitStage(session, 'mfaMethodsSelect', now).run, now)
  },

  questionGet: (_, context) => getQuestion('questionAnswer', context),
  questionAnswer: (body, context) => answer('questionAnswer', body.answer, context),

  captchaGet(_, { session }) {
    requireStage(session.run, 'captchaAnswer')
    session.captchas += 1
    return { captcha_image_base64: drawCaptcha(sandboxValues.captcha, session.captchas) }
  },
  captchaAnswer: (body, context) => answer('captchaAnswer', body.answer, context),
}
