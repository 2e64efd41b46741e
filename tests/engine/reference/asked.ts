/** What the source may ask in between. One call answers it, and polling goes on when that call succeeds. */
import { error, problem, reference } from './setup.ts'

const { createStateConfig } = reference

const failed = (refusal: 'InvalidAnswer' | 'AccountFailed') => [
  { guard: 'refused' as const, actions: problem(refusal), target: 'open' },
  { actions: problem('SendFailed'), target: 'open' },
]

/** Neither the question nor the picture could be read. */
const unreadable = { actions: [problem('Interrupted'), error('Error')], target: '#errorSubmitEmail' }

export const accounts = createStateConfig({
  id: 'accounts',
  meta: { place: 'enterCredentials.select-account' },
  invoke: { src: 'accounts' },
  initial: 'open',
  states: {
    open: {
      on: {
        SUBMIT_ACCOUNTS: { actions: 'clearProblem', target: 'sending' },
        SUBMIT_MANUAL_ACCOUNTS: { guard: 'mayAddAccount', actions: 'clearProblem', target: 'sendingTyped' },
      },
    },
    sending: { invoke: { src: 'selectAccounts', onDone: '#underWay', onError: failed('AccountFailed') } },
    sendingTyped: { invoke: { src: 'selectManualAccounts', onDone: '#underWay', onError: failed('AccountFailed') } },
  },
})

export const captcha = createStateConfig({
  id: 'captcha',
  meta: { place: 'enterCredentials.captcha' },
  invoke: { src: 'captcha', onError: unreadable },
  on: {
    CAPTCHA_QUERY_ERROR: unreadable,
    ASK_FOR_HELP: { actions: problem('NeedsHelp'), target: '#errorSubmitEmail' },
  },
  initial: 'open',
  states: {
    open: { on: { SUBMIT_ANSWER: { actions: 'clearProblem', target: 'sending' } } },
    sending: { invoke: { src: 'answerCaptcha', onDone: '#underWay', onError: failed('InvalidAnswer') } },
  },
})

export const methods = createStateConfig({
  id: 'methods',
  meta: { place: 'enterCredentials.mfa-choose-method' },
  invoke: { src: 'mfaMethods', onError: unreadable },
  on: { MFA_QUERY_ERROR: unreadable },
  initial: 'open',
  states: {
    open: { on: { SELECT_METHOD: { actions: 'clearProblem', target: 'sending' } } },
    sending: { invoke: { src: 'selectMfaMethod', onDone: '#underWay', onError: failed('InvalidAnswer') } },
  },
})

export const question = createStateConfig({
  id: 'question',
  meta: { place: 'enterCredentials.mfa-question' },
  invoke: { src: 'mfaQuestion', onError: unreadable },
  on: { MFA_QUERY_ERROR: unreadable },
  initial: 'open',
  states: {
    open: { on: { SUBMIT_ANSWER: { actions: 'clearProblem', target: 'sending' } } },
    sending: { invoke: { src: 'answerMfa', onDone: '#underWay', onError: failed('InvalidAnswer') } },
  },
})

export const securityQuestion = createStateConfig({
  id: 'securityQuestion',
  meta: { place: 'enterCredentials.mfa-security-question' },
  invoke: { src: 'securityQuestion', onError: unreadable },
  on: { MFA_QUERY_ERROR: unreadable },
  initial: 'open',
  states: {
    open: { on: { SUBMIT_ANSWER: { actions: 'clearProblem', target: 'sending' } } },
    sending: { invoke: { src: 'answerSecurityQuestion', onDone: '#underWay', onError: failed('InvalidAnswer') } },
  },
})
