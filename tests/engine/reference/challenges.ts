/** Questions that the source asks during a connection. One call answers each, and polling continues when it succeeds. */
import { error, problem, readFailed, reference } from './setup.ts'

const { createStateConfig } = reference

const failed = (rejection: 'InvalidAnswer' | 'AccountFailed') => [
  { guard: 'noLongerAsked' as const, target: '#inProgress' },
  { guard: 'refused' as const, actions: problem(rejection), target: 'open' },
  { guard: 'expired' as const, actions: [problem('SendFailed'), error('Error')], target: 'open' },
  { actions: problem('SendFailed'), target: 'open' },
]

/** The question or the captcha could not be loaded. */
const loadFailed = { actions: [problem('Interrupted'), error('Error')], target: '#errorSubmitEmail' }

export const accounts = createStateConfig({
  id: 'accounts',
  meta: { place: 'enterCredentials.select-account' },
  invoke: { src: 'accounts', onError: readFailed },
  initial: 'open',
  states: {
    open: {
      on: {
        SUBMIT_ACCOUNTS: { actions: 'clearProblem', target: 'sending' },
        SUBMIT_MANUAL_ACCOUNTS: { guard: 'mayAddAccount', actions: 'clearProblem', target: 'sendingTyped' },
      },
    },
    sending: { invoke: { src: 'selectAccounts', onDone: '#inProgress', onError: failed('AccountFailed') } },
    sendingTyped: { invoke: { src: 'selectManualAccounts', onDone: '#inProgress', onError: failed('AccountFailed') } },
  },
})

export const captcha = createStateConfig({
  id: 'captcha',
  meta: { place: 'enterCredentials.captcha' },
  invoke: { src: 'captcha', onError: loadFailed },
  on: {
    CAPTCHA_QUERY_ERROR: loadFailed,
    ASK_FOR_HELP: { actions: problem('NeedsHelp'), target: '#errorSubmitEmail' },
  },
  initial: 'open',
  states: {
    open: { on: { SUBMIT_ANSWER: { actions: 'clearProblem', target: 'sending' } } },
    sending: { invoke: { src: 'answerCaptcha', onDone: '#inProgress', onError: failed('InvalidAnswer') } },
  },
})

export const methods = createStateConfig({
  id: 'methods',
  meta: { place: 'enterCredentials.mfa-choose-method' },
  invoke: { src: 'mfaMethods', onError: loadFailed },
  on: { MFA_QUERY_ERROR: loadFailed },
  initial: 'open',
  states: {
    open: { on: { SELECT_METHOD: { actions: 'clearProblem', target: 'sending' } } },
    sending: { invoke: { src: 'selectMfaMethod', onDone: '#inProgress', onError: failed('InvalidAnswer') } },
  },
})

export const question = createStateConfig({
  id: 'question',
  meta: { place: 'enterCredentials.mfa-question' },
  invoke: { src: 'mfaQuestion', onError: loadFailed },
  on: { MFA_QUERY_ERROR: loadFailed },
  initial: 'open',
  states: {
    open: { on: { SUBMIT_ANSWER: { actions: 'clearProblem', target: 'sending' } } },
    sending: { invoke: { src: 'answerMfa', onDone: '#inProgress', onError: failed('InvalidAnswer') } },
  },
})

export const securityQuestion = createStateConfig({
  id: 'securityQuestion',
  meta: { place: 'enterCredentials.mfa-security-question' },
  invoke: { src: 'securityQuestion', onError: loadFailed },
  on: { MFA_QUERY_ERROR: loadFailed },
  initial: 'open',
  states: {
    open: { on: { SUBMIT_ANSWER: { actions: 'clearProblem', target: 'sending' } } },
    sending: { invoke: { src: 'answerSecurityQuestion', onDone: '#inProgress', onError: failed('InvalidAnswer') } },
  },
})
