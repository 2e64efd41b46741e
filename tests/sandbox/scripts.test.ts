import { describe, expect, it } from 'vitest'
import { sandboxValues } from '../../src/sandbox/index.ts'
import { type CallName, createTester } from './tester.ts'

type Call = readonly [call: CallName, body: object]

const code = { answer: sandboxValues.code }

describe('scripts', () => {
  const answers: Partial<Record<string, Call>> = {
    MfaMethodChoice: ['mfaMethodsSelect', { mfa_method_id: 'sms' }],
    MfaQuestion: ['mfaAnswer', code],
    MfaQuestionInvalidAnswer: ['mfaAnswer', code],
    Captcha: ['captchaAnswer', { answer: sandboxValues.captcha }],
    SecurityQuestion: ['questionAnswer', { answer: sandboxValues.answer }],
    AccountSelection: ['accountSelect', { accounts: ['hydra-water-account-1'] }],
  }
  const reads = { Connecting: 'status', Captcha: 'captchaGet', MfaQuestion: 'mfaGet', AccountSelection: 'accountList' }

  it.each([...Object.keys(answers), 'New', 'Connecting', 'MfaQuestionNoAnswer'])(
    'play %s, then the next',
    async (name) => {
      const tester = await createTester({ client: { account_select_mode: 'All' } })
      await tester.connect(`user_script:${name},Error`)
      expect(await tester.status()).toBe(name)
      const [call, body] = answers[name] ?? []
      if (call) await tester.call(call, body)
      else tester.advance(1500)
      expect(await tester.status()).toBe('Error')
    },
  )

  it('end in Connected, and fail a call with a wrong answer', async () => {
    const tester = await createTester()
    await tester.connect('user_script:MfaQuestion')
    expect(await tester.call('mfaAnswer', { answer: 'wrong' })).toMatchObject({
      body: { error_code: 'INVALID_ANSWER' },
    })
    expect(await tester.status()).toBe('MfaQuestion')
    await tester.call('mfaAnswer', code)
    expect(await tester.status()).toBe('Connected')
  })

  it.each(Object.keys(answers).flatMap((name) => [401, 429, 500, 503].map((status) => [name, status] as const)))(
    'fail the first answer to %s!%i',
    async (name, status) => {
      const tester = await createTester()
      await tester.connect(`user_script:${name}!${status}`)
      const [call, body] = answers[name] as Call
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
