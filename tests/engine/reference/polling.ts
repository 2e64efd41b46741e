/** Asking where the connection stands, and what each status leads to (section 4, the table). */
import { and } from 'xstate'
import { reference } from './setup.ts'

const { createStateConfig } = reference

const is = (...status: string[]) => ({ type: 'is' as const, params: { status } })
const error = (reason: string) => ({ type: 'tellError' as const, params: { reason } })

/** Under way: the user sees that it works, or that a question has no answer yet, while one poll goes on. */
export const underWay = createStateConfig({
  id: 'underWay',
  type: 'parallel',
  states: {
    seen: {
      initial: 'polling',
      states: {
        polling: {
          meta: { place: 'enterCredentials.polling' },
          entry: 'forgive',
          on: { STATUS: { guard: is('MfaQuestionNoAnswer'), target: 'noAnswer' } },
        },
        noAnswer: {
          meta: { place: 'enterCredentials.polling-mfa-no-answer' },
          on: { STATUS: { guard: is('New', 'Connecting'), target: 'polling' } },
        },
      },
    },
    poll: {
      initial: 'asking',
      states: {
        asking: {
          invoke: {
            src: 'connectionStatus',
            input: { everyMs: 2000 },
            onError: { actions: error('Error'), target: '#errorSubmitEmail' },
          },
          after: { pollingLimit: { actions: error('Timeout'), target: '#errorSubmitEmail' } },
          on: {
            STATUS: [
              { guard: is('New', 'Connecting', 'MfaQuestionNoAnswer') },
              { guard: and([is('AccountSelection'), 'choosesAccounts']), target: 'foundAccounts' },
              { guard: is('AccountSelection'), actions: 'tellSuccess', target: '#success' },
              { guard: is('Captcha'), target: 'foundCaptcha' },
              { guard: is('MfaMethodChoice'), target: 'foundMethods' },
              { guard: is('MfaQuestion'), target: 'foundQuestion' },
              {
                guard: is('MfaQuestionInvalidAnswer'),
                actions: { type: 'complain', params: { of: 'InvalidAnswer' } },
                target: '#question',
              },
              { guard: is('SecurityQuestion'), target: 'foundSecurityQuestion' },
              { guard: is('Connected'), target: 'connected' },
              { guard: is('InvalidCredentials'), actions: error('InvalidCredentials'), target: '#errorTryAgain' },
              // Error, and whatever a server may say that nobody has heard of.
              { actions: error('Error'), target: '#errorSubmitEmail' },
            ],
          },
        },
        foundAccounts: { after: { loaded: '#accounts' } },
        foundCaptcha: { after: { loaded: '#captcha' } },
        foundMethods: { after: { loaded: '#methods' } },
        foundQuestion: { after: { loaded: '#question' } },
        foundSecurityQuestion: { after: { loaded: '#securityQuestion' } },
        connected: { after: { loaded: { actions: 'tellSuccess', target: '#success' } } },
      },
    },
  },
})
