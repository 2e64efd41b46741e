/** What happens after connecting, chosen by the username: a list of stages each, played from first to last. */
import type { ErrorCode } from './call-errors.ts'
import {
  accounts,
  captcha,
  connected,
  connecting,
  forever,
  methods,
  onPhone,
  passcode,
  queued,
  type Stage,
  securityQuestion,
  slowly,
} from './stages.ts'

export interface Scenario {
  /** One line for the list that `npm start` prints. */
  does: string
  stages: readonly Stage[]
  /** Connecting is refused with this code. */
  refusal?: ErrorCode
}

const once = { failsOnce: true } as const

const finish = [connecting, connected]
const rest = [connecting, accounts, ...finish]

export const scenarios: Readonly<Record<string, Scenario>> = {
  user_good: { does: 'connects and chooses accounts', stages: rest },
  user_mfa: { does: 'asks for a one-time passcode', stages: [connecting, passcode, ...rest] },
  user_methods: {
    does: 'offers three ways of receiving a passcode, then asks for it',
    stages: [connecting, methods, connecting, passcode, ...rest],
  },
  user_noanswer: { does: 'waits until the sign-in is approved on a phone', stages: [connecting, onPhone, ...rest] },
  user_question: { does: 'asks a security question', stages: [connecting, securityQuestion, ...rest] },
  user_captcha: { does: 'asks for the characters in an image', stages: [connecting, captcha, ...rest] },
  user_accounts_none: {
    does: 'finds no accounts; they can be typed in',
    stages: [connecting, { ...accounts, noAccounts: true }, ...finish],
  },
  user_account_fails: {
    does: 'fails when accounts are chosen, and succeeds the second time',
    stages: [connecting, { ...accounts, ...once }, ...finish],
  },
  user_accounts_asked: {
    does: 'asks which accounts to share, even where the client wants all of them',
    stages: [connecting, { ...accounts, insists: true }, ...finish],
  },
  user_unlucky: {
    does: 'fails the first time at each thing the user sends: method, passcode, accounts',
    stages: [connecting, { ...methods, ...once }, { ...passcode, ...once }, { ...accounts, ...once }, ...finish],
  },
  user_bad: { does: 'has wrong credentials, known at once', stages: [], refusal: 'INVALID_CREDENTIALS' },
  user_bad_later: {
    does: 'has wrong credentials, known after a while',
    stages: [connecting, { status: 'InvalidCredentials' }],
  },
  user_locked: { does: 'is locked out by the source', stages: [], refusal: 'CONNECTION_LOCKED' },
  user_error: { does: 'ends in an error', stages: [connecting, { status: 'Error' }] },
  user_queued: { does: 'waits for its turn before it connects', stages: [queued, ...rest] },
  user_slow: { does: 'takes 30 seconds to connect', stages: [slowly, accounts, ...finish] },
  user_timeout: { does: 'never stops connecting', stages: [forever] },
  user_status_fails: {
    does: 'connects, but nobody can tell how far it is',
    stages: [{ ...forever, breaks: 'status' }],
  },
  user_methods_fails: {
    does: 'offers ways of receiving a passcode that cannot be read',
    stages: [connecting, { ...methods, breaks: 'mfaMethodsGet' }],
  },
  user_passcode_fails: {
    does: 'asks for a passcode in a question that cannot be read',
    stages: [connecting, { ...passcode, breaks: 'mfaGet' }],
  },
  user_question_fails: {
    does: 'asks a security question that cannot be read',
    stages: [connecting, { ...securityQuestion, breaks: 'questionGet' }],
  },
  user_captcha_fails: {
    does: 'asks for the characters in an image that cannot be read',
    stages: [connecting, { ...captcha, breaks: 'captchaGet' }],
  },
}

/** The usernames and what each does, in the order of the table. */
export function describeScenarios(): { username: string; does: string }[] {
  return Object.entries(scenarios).map(([username, { does }]) => ({ username, does }))
}
