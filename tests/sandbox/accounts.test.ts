import { describe, expect, it } from 'vitest'
import { createTester } from './tester.ts'

const account = { accounts: ['hydra-water-account-1'] }

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

  it('are refused unless they are listed', async () => {
    const tester = await createTester()
    await tester.connect('user_good')
    tester.advance(1500)
    const error = { status: 400, body: { error_code: 'INVALID_ACCOUNT_ID' } }
    expect(await tester.call('accountSelect', { accounts: ['elsewhere'] })).toMatchObject(error)
    expect(await tester.call('accountSelect', account)).toMatchObject({ status: 204 })
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
