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

describe('scripts', () => {
  const answers: Partial<Record<string, Step>> = {
    MfaMethodChoice: ['mfaMethodsSelect', { mfa_method_id: 'sms' }, 204],
    MfaQuestion: ['mfaAnswer', code, 204],
    MfaQuestionInvalidAnswer: ['mfaAnswer', code, 204],
    Captcha: ['captchaAnswer', { answer: sandboxValues.captcha }, 204],
    SecurityQuestion: ['questionAnswer', { answer: sandboxValues.answer }, 204],
    AccountSelection: ['accountSelect', account, 204],
  }
  const reads = { Connecting: 'status', Captcha: 'captchaGet', MfaQuestion: 'mfaGet', AccountSelection: 'accountList' }

  it.each([...Object.keys(answers), 'New', 'Connecting', 'MfaQuestionNoAnswer'])(
    'play %s, then the next',
    async (name) => {
      const tester = await createTester({ client: { account_select_mode: 'All' } })
      await tester.connect(`user_script:${name},Error`)
      expect(await tester.status()).toBe(name)
      const [call, body] = (answers[name] ?? []) as [CallName?, object?]
      if (call) await tester.call(call, body)
      else tester.advance(1500)
      expect(await tester.status()).toBe('Error')
    },
  )

  it('end in Connected, and fail a call with a wrong answer', async () => {
    const tester = await createTester()
    await tester.connect('user_script:MfaQuestion')
    expect(await tester.call('mfaAnswer', wrong)).toMatchObject({ body: { error_code: 'INVALID_ANSWER' } })
    expect(await tester.status()).toBe('MfaQuestion')
    await tester.call('mfaAnswer', code)
    expect(await tester.status()).toBe('Connected')
  })

  it.each(Object.keys(answers).flatMap((name) => [401, 429, 500, 503].map((status) => [name, status] as const)))(
    'fail the first answer to %s!%i',
    async (name, status) => {
      const tester = await createTester()
      await tester.connect(`user_script:${name}!${status}`)
      const [call, body] = answers[name] as unknown as [CallName, object]
      const first = await tester.call(call, body)
      expect([first.status, first.headers.get('Retry-After')]).toEqual([status, status === 429 ? '5' : null])
      expect((await tester.call(call, body)).status).toBe(status === 401 ? 401 : 204)
    },
  )

  it.each(Object.entries(reads))('fail the read of %s?', async (name, read) => {
    const tester = await createTester()
    await tester.connect(`user_script:${name}?`)
    tester.advance(59_999)
    expect(await tester.call(read as CallName)).toMatchObject({ status: 500 })
    tester.advance(1)
    expect(await tester.status()).toBe('Connected')
  })

  it('leave a status unanswered after a minute', async () => {
    const tester = await createTester()
    await tester.connect('user_script:Captcha~')
    tester.advance(59_999)
    expect(await tester.status()).toBe('Captcha')
    tester.advance(1)
    expect(await tester.status()).toBe('Connected')
  })

  it.each(['Captcha,__proto__', 'Captcha!404', 'Captcha!__proto__', 'Connecting!503', 'Captcha?!503', ''])(
    'cannot say %j',
    async (script) => {
      const tester = await createTester()
      const { status, body } = await tester.connect(`user_script:${script}`)
      expect({ status, body }).toMatchObject({ status: 400, body: { error_code: 'VALIDATION_FAILED' } })
    },
  )
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

describe('accounts', () => {
  it.each([
    ['All', true, 'Connected'],
    [null, true, 'Connected'],
    ['Single', true, 'AccountSelection'],
    ['Multiple', true, 'AccountSelection'],
    ['Multiple', false, 'Connected'],
    ['All', true, 'AccountSelection', 'user_accounts_asked'],
  ])(
    'account_select_mode %s, shown %s: %s',
    async (account_select_mode, show_step_select_account, status, user = 'user_good') => {
      const tester = await createTester({ client: { account_select_mode, show_step_select_account } })
      await tester.connect(user)
      tester.advance(3000)
      expect(await tester.status()).toBe(status)
    },
  )

  it('get their addresses later', async () => {
    const { call, advance, connect } = await createTester()
    const list = async () => (await call('accountList')).body.accounts
    expect(await list()).toEqual([])
    await connect('user_good')
    expect(await list()).toEqual([])
    advance(1500 + 1999)
    expect((await list()).map((found) => found.account_address)).toEqual([null, null, null])
    advance(1)
    expect((await list()).every((found) => typeof found.account_address === 'string')).toBe(true)
    await call('accountSelect', account)
    expect(await list()).toHaveLength(3)
    expect((await call('status')).body.additional_information).toEqual(account)
  })

  it('are one at most in single mode', async () => {
    const tester = await createTester({ client: { account_select_mode: 'Single' } })
    await tester.connect('user_good')
    tester.advance(1500)
    const both = { accounts: ['1', '2'] }
    expect(await tester.call('accountSelectManual', both)).toMatchObject({ body: { error_code: 'INVALID_ACCOUNT_ID' } })
    expect(await tester.call('accountSelectManual', { accounts: ['1'] })).toMatchObject({ status: 204 })
  })
})
