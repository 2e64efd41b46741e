/** Polling the status of the connection, and the target of each status (docs/conformance.md, section 4). */
import { and } from 'xstate'
import { error, problem, reference } from './setup.ts'

const { createStateConfig } = reference

const is = (...status: string[]) => ({ type: 'is' as const, params: { status } })

/** While polling continues, the screen shows progress, or that the source waits for an approval elsewhere. */
export const inProgress = createStateConfig({
  id: 'inProgress',
  type: 'parallel',
  states: {
    screen: {
      initial: 'polling',
      states: {
        polling: {
          meta: { place: 'enterCredentials.polling' },
          entry: 'clearProblem',
          on: { STATUS: { guard: is('MfaQuestionNoAnswer'), target: 'noAnswer' } },
        },
        noAnswer: {
          meta: { place: 'enterCredentials.polling-mfa-no-answer' },
          on: { STATUS: { guard: is('New', 'Connecting'), target: 'polling' } },
        },
      },
    },
    poll: {
      initial: 'active',
      states: {
        active: {
          invoke: {
            src: 'connectionStatus',
            input: { everyMs: 2000 },
            onError: [
              { guard: 'expired', actions: [problem('Expired'), error('Error')], target: '#errorSubmitEmail' },
              { actions: [problem('Interrupted'), error('Error')], target: '#errorSubmitEmail' },
            ],
          },
          after: {
            pollingLimit: { actions: [problem('Interrupted'), error('Timeout')], target: '#errorSubmitEmail' },
          },
          on: {
            STATUS: [
              { guard: is('New', 'Connecting', 'MfaQuestionNoAnswer') },
              { guard: and([is('AccountSelection'), 'choosesAccounts']), target: 'foundAccounts' },
              { guard: is('AccountSelection'), actions: 'emitSuccess', target: '#success' },
              { guard: is('Captcha'), target: 'foundCaptcha' },
              { guard: is('MfaMethodChoice'), target: 'foundMethods' },
              { guard: is('MfaQuestion'), target: 'foundQuestion' },
              {
                guard: is('MfaQuestionInvalidAnswer'),
                actions: problem('InvalidAnswer'),
                target: '#question',
              },
              { guard: is('SecurityQuestion'), target: 'foundSecurityQuestion' },
              { guard: is('Connected'), target: 'connected' },
              { guard: is('InvalidCredentials'), actions: error('InvalidCredentials'), target: '#errorTryAgain' },
              { guard: is('Error'), actions: error('Error'), target: '#errorSubmitEmail' },
              // An unknown status.
              { actions: [problem('Interrupted'), error('Error')], target: '#errorSubmitEmail' },
            ],
          },
        },
        foundAccounts: { after: { loaded: '#accounts' } },
        foundCaptcha: { after: { loaded: '#captcha' } },
        foundMethods: { after: { loaded: '#methods' } },
        foundQuestion: { after: { loaded: '#question' } },
        foundSecurityQuestion: { after: { loaded: '#securityQuestion' } },
        connected: { after: { loaded: { actions: 'emitSuccess', target: '#success' } } },
      },
    },
  },
})
