import { describe, expect, it } from 'vitest'
import { describeScenarios, sandboxValues } from '../../src/sandbox/index.ts'
import { sourceId } from '../support/sources.ts'
import { type CallName, createTester } from './tester.ts'

/** Virtual ms after which a stage without an end is still there; a session lasts 20 minutes. */
const aWhile = 5 * 60_000

/** A status to expect, virtual milliseconds to pass, or a call with the HTTP status to expect. */
type Step = string | number | readonly [call: CallName, body: object, answers: number]

const account = { accounts: ['hydra-water-account-1'] }
const code = { answer: sandboxValues.code }
const wrong = { answer: 'wrong' }
const toAccounts: Step[] = ['Connecting', 1499, 'Connecting', 1, 'AccountSelection']
const toEnd: Step[] = [['accountSelect', account, 204], 'Connecting', 1500, 'Connected', aWhile, 'Connected']
const firstPasscode = (status: number): Step[] => ['Connecting', 1500, 'MfaQuestion', ['mfaAnswer', code, status]]
const credentialsOf = (username: string) => ({
  source_id: sourceId('hydra-water'),
  fields: [
    { field_name: 'username', field_value: username },
    { field_name: 'password', field_value: sandboxValues.password },
  ],
})
const toPasscode: Step[] = ['MfaQuestion', ['mfaAnswer', wrong, 204], 'MfaQuestionInvalidAnswer']

const plays: Record<string, Step[]> = {
  user_good: [...toAccounts, aWhile, 'AccountSelection', ...toEnd],
  user_mfa: [
    'Connecting',
    1500,
    ...toPasscode,
    ['mfaAnswer', wrong, 204],
    ['mfaAnswer', code, 204],
    ...toAccounts,
    ...toEnd,
  ],
  user_methods: [
    'Connecting',
    1500,
    'MfaMethodChoice',
    ['mfaAnswer', code, 400],
    ['mfaMethodsSelect', { mfa_method_id: '__proto__' }, 400],
    ['mfaMethodsSelect', { mfa_method_id: 'email' }, 204],
    ['mfaMethodsSelect', { mfa_method_id: 'email' }, 400],
    'Connecting',
    1500,
    ...toPasscode,
    ['mfaAnswer', code, 204],
    ...toAccounts,
    ...toEnd,
  ],
  user_noanswer: ['Connecting', 1500, 'MfaQuestionNoAnswer', 5999, 'MfaQuestionNoAnswer', 1, ...toAccounts, ...toEnd],
  user_question: [
    'Connecting',
    1500,
    'SecurityQuestion',
    ['questionAnswer', wrong, 400],
    'SecurityQuestion',
    ['questionAnswer', { answer: ' Blue ' }, 204],
    ...toAccounts,
    ...toEnd,
  ],
  user_captcha: [
    'Connecting',
    1500,
    'Captcha',
    ['captchaAnswer', wrong, 400],
    'Captcha',
    ['captchaAnswer', { answer: sandboxValues.captcha }, 204],
    ...toAccounts,
    ...toEnd,
  ],
  user_accounts_none: [
    ...toAccounts,
    ['accountSelect', account, 400],
    ['accountSelectManual', { accounts: ['4711'] }, 204],
    'Connecting',
    1500,
    'Connected',
  ],
  user_account_fails: [...toAccounts, ['accountSelect', account, 400], 'AccountSelection', ...toEnd],
  user_account_unavailable: [...toAccounts, ['accountSelect', account, 503], 'AccountSelection', ...toEnd],
  user_accounts_asked: [...toAccounts, ...toEnd],
  user_unlucky: [
    'Connecting',
    1500,
    'MfaMethodChoice',
    ['mfaMethodsSelect', { mfa_method_id: 'email' }, 400],
    ['mfaMethodsSelect', { mfa_method_id: 'email' }, 204],
    'MfaQuestion',
    ['mfaAnswer', code, 400],
    'MfaQuestion',
    ['mfaAnswer', code, 204],
    'AccountSelection',
    ['accountSelect', account, 400],
    ...toEnd,
  ],
  user_outages: [
    'Connecting',
    1500,
    'MfaMethodChoice',
    ['mfaMethodsSelect', { mfa_method_id: 'email' }, 503],
    ['mfaMethodsSelect', { mfa_method_id: 'email' }, 204],
    'Captcha',
    ['captchaAnswer', { answer: sandboxValues.captcha }, 503],
    ['captchaAnswer', { answer: sandboxValues.captcha }, 204],
    'MfaQuestion',
    ['mfaAnswer', code, 503],
    ['mfaAnswer', code, 204],
    'SecurityQuestion',
    ['questionAnswer', { answer: sandboxValues.answer }, 503],
    ['questionAnswer', { answer: sandboxValues.answer }, 204],
    'AccountSelection',
    ['accountSelect', account, 503],
    ...toEnd,
  ],
  user_bad: ['New'],
  user_bad_later: ['Connecting', 1500, 'InvalidCredentials', aWhile, 'InvalidCredentials'],
  user_locked: ['New'],
  user_error: ['Connecting', 1500, 'Error', aWhile, 'Error'],
  user_queued: ['New', 2999, 'New', 1, ...toAccounts, ...toEnd],
  user_slow: ['Connecting', 29_999, 'Connecting', 1, 'AccountSelection', ...toEnd],
  user_timeout: ['Connecting', aWhile, 'Connecting'],
  user_connect_unavailable: [
    'New',
    ['connect', credentialsOf('user_connect_unavailable'), 200],
    ...toAccounts,
    ...toEnd,
  ],
  user_passcode_unavailable: [...firstPasscode(503), ['mfaAnswer', code, 204], ...toAccounts, ...toEnd],
  user_passcode_limited: [...firstPasscode(429), ['mfaAnswer', code, 204], ...toAccounts, ...toEnd],
  user_passcode_expires: [...firstPasscode(401), ['mfaAnswer', code, 401], ['status', {}, 401], ['info', {}, 401]],
  user_status_expires: ['Connecting', 1499, 'Connecting', 1, ['status', {}, 401], ['info', {}, 401]],
  user_status_fails: [['status', {}, 500], aWhile, ['status', {}, 500]],
  user_methods_fails: ['Connecting', 1500, 'MfaMethodChoice', ['mfaMethodsGet', {}, 500]],
  user_passcode_fails: ['Connecting', 1500, 'MfaQuestion', ['mfaGet', {}, 500]],
  user_question_fails: ['Connecting', 1500, 'SecurityQuestion', ['questionGet', {}, 500]],
  user_captcha_fails: ['Connecting', 1500, 'Captcha', ['captchaGet', {}, 500]],
}

describe('scenarios', () => {
  it('are all played here', () => {
    expect(Object.keys(plays)).toEqual(describeScenarios().map(({ username }) => username))
  })

  it.each(Object.entries(plays))('%s', async (username, steps) => {
    const tester = await createTester()
    expect(await tester.status()).toBe('New')
    await tester.connect(username)
    for (const step of steps) {
      if (typeof step === 'number') tester.advance(step)
      else if (typeof step === 'string') expect(await tester.status()).toBe(step)
      else expect(await tester.call(step[0], step[1])).toMatchObject({ status: step[2] })
    }
  })
})

describe('e-mail addresses', () => {
  it.each(['sourceAdd', 'connectionError'] as const)('%s accepts them, except one that contains fail', async (name) => {
    const { call } = await createTester()
    const url = 'https://www.missing.example/'
    const statuses = ['a@b.example', 'will-fail@b.example'].map(
      async (email) => (await call(name, { email, url })).status,
    )
    expect(await Promise.all(statuses)).toEqual([204, 500])
  })
})
