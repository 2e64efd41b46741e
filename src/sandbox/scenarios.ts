/** What follows a connect, chosen by the username: a list of stages, played from first to last. */
import type { ErrorCode } from './call-errors.ts'
import {
  accounts,
  approval,
  captcha,
  connected,
  connecting,
  connectingForever,
  connectingSlowly,
  methods,
  passcode,
  queued,
  type Stage,
  securityQuestion,
} from './stages.ts'

export interface Scenario {
  /** One line for the list that `npm start` prints. */
  description: string
  stages: readonly Stage[]
  /** Connecting fails with this code. */
  connectError?: ErrorCode
  /** Connecting fails with this code the first time. */
  firstConnectError?: ErrorCode
}

const refusesAnswerOnce = { firstSubmitError: 'INVALID_ANSWER' } as const
const refusesAccountOnce = { firstSubmitError: 'INVALID_ACCOUNT_ID' } as const
const unavailableOnce = { firstSubmitError: 'DATA_SOURCE_NOT_RESPONDING' } as const

const finish = [connecting, connected]
const accountsAndFinish = [connecting, accounts, ...finish]

const firstPasscodeFails = (firstSubmitError: ErrorCode) => [
  connecting,
  { ...passcode, firstSubmitError },
  ...accountsAndFinish,
]

export const scenarios: Readonly<Record<string, Scenario>> = {
  user_good: { description: 'connects and chooses accounts', stages: accountsAndFinish },
  user_mfa: { description: 'asks for a one-time passcode', stages: [connecting, passcode, ...accountsAndFinish] },
  user_methods: {
    description: 'offers three ways to receive a passcode, then asks for it',
    stages: [connecting, methods, connecting, passcode, ...accountsAndFinish],
  },
  user_noanswer: {
    description: 'waits until the sign-in is approved on a phone',
    stages: [connecting, approval, ...accountsAndFinish],
  },
  user_question: {
    description: 'asks a security question',
    stages: [connecting, securityQuestion, ...accountsAndFinish],
  },
  user_captcha: {
    description: 'asks for the characters in an image',
    stages: [connecting, captcha, ...accountsAndFinish],
  },
  user_accounts_none: {
    description: 'finds no accounts; they can be typed in',
    stages: [connecting, { ...accounts, noAccounts: true }, ...finish],
  },
  user_account_fails: {
    description: 'refuses the accounts that are chosen, and takes them the second time',
    stages: [connecting, { ...accounts, ...refusesAccountOnce }, ...finish],
  },
  user_account_unavailable: {
    description: 'cannot send the accounts that are chosen (503), and succeeds the second time',
    stages: [connecting, { ...accounts, ...unavailableOnce }, ...finish],
  },
  user_accounts_asked: {
    description: 'asks which accounts to share, even where the client wants all of them',
    stages: [connecting, { ...accounts, ignoresSettings: true }, ...finish],
  },
  user_unlucky: {
    description: 'refuses each submit the first time: method, passcode, accounts',
    stages: [
      connecting,
      { ...methods, ...refusesAnswerOnce },
      { ...passcode, ...refusesAnswerOnce },
      { ...accounts, ...refusesAccountOnce },
      ...finish,
    ],
  },
  user_outages: {
    description: 'cannot send anything the first time (503): method, captcha, passcode, answer, accounts',
    stages: [
      connecting,
      ...[methods, captcha, passcode, securityQuestion, accounts].map((stage) => ({ ...stage, ...unavailableOnce })),
      ...finish,
    ],
  },
  user_bad: { description: 'has wrong credentials, known at once', stages: [], connectError: 'INVALID_CREDENTIALS' },
  user_bad_later: {
    description: 'has wrong credentials, known after a while',
    stages: [connecting, { status: 'InvalidCredentials' }],
  },
  user_locked: { description: 'is locked out by the source', stages: [], connectError: 'CONNECTION_LOCKED' },
  user_error: { description: 'ends in an error', stages: [connecting, { status: 'Error' }] },
  user_queued: { description: 'waits in a queue before it connects', stages: [queued, ...accountsAndFinish] },
  user_slow: { description: 'takes 30 seconds to connect', stages: [connectingSlowly, accounts, ...finish] },
  user_timeout: { description: 'never stops connecting', stages: [connectingForever] },
  user_connect_unavailable: {
    description: 'cannot send its credentials (503), and succeeds the second time',
    stages: accountsAndFinish,
    firstConnectError: 'DATA_SOURCE_NOT_RESPONDING',
  },
  user_passcode_unavailable: {
    description: 'cannot send its passcode (503), and succeeds the second time',
    stages: firstPasscodeFails('DATA_SOURCE_NOT_RESPONDING'),
  },
  user_passcode_limited: {
    description: 'sends its passcode too often (429 with Retry-After), and succeeds the second time',
    stages: firstPasscodeFails('RATE_LIMIT_EXCEEDED'),
  },
  user_passcode_expires: {
    description: 'sends its passcode after the session has expired (401)',
    stages: firstPasscodeFails('INVALID_LINK_TOKEN'),
  },
  user_status_expires: {
    description: 'is still connecting when the session expires (401)',
    stages: [connecting, { ...connectingForever, sessionExpires: true }],
  },
  user_status_fails: {
    description: 'connects, but its status cannot be read',
    stages: [{ ...connectingForever, failingRead: 'status' }],
  },
  user_methods_fails: {
    description: 'offers ways to receive a passcode that cannot be read',
    stages: [connecting, { ...methods, failingRead: 'mfaMethodsGet' }],
  },
  user_passcode_fails: {
    description: 'asks for a passcode in a question that cannot be read',
    stages: [connecting, { ...passcode, failingRead: 'mfaGet' }],
  },
  user_question_fails: {
    description: 'asks a security question that cannot be read',
    stages: [connecting, { ...securityQuestion, failingRead: 'questionGet' }],
  },
  user_captcha_fails: {
    description: 'asks for the characters in an image that cannot be read',
    stages: [connecting, { ...captcha, failingRead: 'captchaGet' }],
  },
}

/** The usernames and what each does, in the order of the table. */
export function describeScenarios(): { username: string; description: string }[] {
  return Object.entries(scenarios).map(([username, { description }]) => ({ username, description }))
}
