// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Account } from '../../src/generated/api.types.ts'
import { SelectAccount } from '../../src/screens/select-account.tsx'
import { renderScreen } from '../support/render-screen.tsx'
import { accounts, answers, fails, neverAnswers } from '../support/view.ts'

const several = { multipleAccounts: true }
const submit = () => screen.getByRole('button', { name: /^(Continue|Saving|Add)/ })
const manual = () => screen.getByRole('button', { name: /^Manually input/ })

describe('select-account', () => {
  it('shares the one account that is selected', async () => {
    const { user, send } = renderScreen(SelectAccount)
    expect(submit()).toBeDisabled()
    await user.click(await screen.findByRole('radio', { name: /55/ }))
    await user.click(screen.getByRole('radio', { name: /12 Alder/ }))
    expect(submit()).toHaveTextContent(/^Continue with 1 selected$/)
    await user.click(submit())
    expect(send.mock.calls).toEqual([[{ type: 'SUBMIT_ACCOUNTS', accounts: ['a-1'], chosen: [accounts[0]] }]])
  })

  it('shares all that are selected, in the order of the list', async () => {
    const { user, send } = renderScreen(SelectAccount, several)
    for (const name of [/55/, /12 Alder/]) await user.click(await screen.findByRole('checkbox', { name }))
    expect(submit()).toHaveTextContent(/^Continue with 2 selected$/)
    await user.click(submit())
    expect(send.mock.calls).toEqual([[{ type: 'SUBMIT_ACCOUNTS', accounts: ['a-1', 'a-2'], chosen: accounts }]])
    for (const box of screen.getAllByRole('checkbox')) await user.click(box)
    expect(submit()).toBeDisabled()
    expect(submit()).toHaveTextContent(/^Continue$/)
  })

  it('selects all of many at once, and none', async () => {
    const many = Array.from({ length: 40 }, (_, at) => ({
      account_id: `a-${at}`,
      account_number: `${4100284193 + at}`,
    }))
    const { user, send } = renderScreen(SelectAccount, {
      ...several,
      accounts: () => answers('many', { accounts: many }),
    })
    await user.click(await screen.findByRole('button', { name: 'Select all' }))
    expect(submit()).toHaveTextContent(/^Continue with 40 selected$/)
    await user.click(screen.getByRole('button', { name: 'Clear selection' }))
    expect(submit()).toBeDisabled()
    await user.click(screen.getByRole('button', { name: 'Select all' }))
    await user.click(submit())
    const ids = many.map((each) => each.account_id)
    expect(send.mock.calls).toEqual([[{ type: 'SUBMIT_ACCOUNTS', accounts: ids, chosen: many }]])
  })

  it.each([
    ['few', { ...several, accounts: () => answers('few', { accounts: accounts.slice(0, 2) }) }],
    [
      'one of many',
      { accounts: () => answers('m', { accounts: [1, 2, 3, 4].map((id) => ({ account_id: `${id}` })) }) },
    ],
  ])('has no button for all where %s may be selected', async (_, changes) => {
    renderScreen(SelectAccount, changes)
    await expect.poll(() => document.querySelectorAll('.choice-row').length).toBeGreaterThan(1)
    expect(screen.queryByRole('button', { name: 'Select all' })).toBeNull()
  })

  it('keeps the height of rows whose addresses arrive late', async () => {
    let address: string | null = null
    const read = {
      queryKey: ['late'],
      queryFn: async () => ({ accounts: [{ ...accounts[0], account_address: address } as Account] }),
      refetchInterval: () => 20,
    }
    const { container } = renderScreen(SelectAccount, { accounts: () => read })
    expect(await screen.findByText('Address loading...')).toBeVisible()
    const rows = () => container.querySelectorAll('.choice-row[data-tall]')
    expect(rows()).toHaveLength(1)
    address = '418 Juniper Street, Apt 3B, Millbrook Falls, OR 97199'
    expect(await screen.findByText(address)).toBeVisible()
    expect(rows()).toHaveLength(1)
  })

  it('allows no change or submit while it is being saved', async () => {
    const { user, send, change } = renderScreen(SelectAccount)
    await user.click(await screen.findByRole('radio', { name: /55/ }))
    change({ busy: true })
    expect(screen.getAllByRole('radio').every((radio) => (radio as HTMLInputElement).disabled)).toBe(true)
    await user.click(submit())
    expect(submit()).toHaveTextContent('Saving...')
    expect(send).not.toHaveBeenCalled()
  })

  it('forgets an account that has left the list', async () => {
    let listed = accounts
    const read = { queryKey: ['accounts'], queryFn: async () => ({ accounts: listed }), refetchInterval: () => 20 }
    const { user } = renderScreen(SelectAccount, { accounts: () => read })
    await user.click(await screen.findByRole('radio', { name: /55/ }))
    listed = accounts.slice(0, 1)
    await expect.poll(() => submit().textContent).toBe('Continue')
    expect(submit()).toBeDisabled()
  })

  it.each([
    ['loading', () => neverAnswers('accounts'), null],
    ['empty', () => answers('accounts', { accounts: [] }), 'No accounts were found yet.'],
  ])('shows a skeleton while the list is %s, and says so once', async (_, read, sentence) => {
    const { container } = renderScreen(SelectAccount, { accounts: read })
    if (sentence) expect(await screen.findByText(sentence)).toBeVisible()
    expect(container.querySelector('[aria-hidden] [data-part=title]')).not.toBeNull()
    expect(screen.getByRole('status')).toHaveTextContent('Loading accounts')
    expect(submit()).toBeDisabled()
    expect(manual()).toBeEnabled()
  })

  it('asks again after a failed read', async () => {
    renderScreen(SelectAccount, { accounts: () => fails('accounts') })
    expect(await screen.findByRole('alert')).toHaveTextContent('This could not be loaded. Please try again.')
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeEnabled()
  })

  it('shows that no account was found when the time limit is over, and retries on request', async () => {
    const read = vi.fn(() => Promise.resolve({ accounts: [] as Account[] }))
    read.mockResolvedValueOnce({ accounts: [] }).mockRejectedValueOnce(new Error(''))
    const query = { queryKey: ['accounts'], queryFn: read, refetchInterval: ifSuccess }
    const { user, container } = renderScreen(SelectAccount, { accounts: () => query })
    expect(await screen.findByRole('alert')).toHaveTextContent('No accounts were found yet.')
    expect(container.querySelector('[aria-hidden] [data-part=title]')).toBeNull()
    expect(manual()).toBeEnabled()
    read.mockResolvedValue({ accounts })
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('radio', { name: /55/ })).toBeEnabled()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says once that a list is incomplete that is polled and fails: no poll is announced or takes the focus', async () => {
    let failures = 0
    const read = {
      queryKey: ['fails'],
      initialData: { accounts: [{ ...accounts[0], account_address: null } as Account] },
      queryFn: () =>
        new Promise<never>((_, reject) => {
          setTimeout(() => {
            failures += 1
            reject(new Error('lost'))
          }, 20)
        }),
      refetchInterval: () => 20,
    }
    renderScreen(SelectAccount, { accounts: () => read })
    const button = await screen.findByRole('button', { name: 'Try Again' })
    button.focus()
    const told = new Set<string | null>()
    const watch = new MutationObserver(() => told.add(screen.getByRole('status').textContent))
    watch.observe(document.body, { childList: true, characterData: true, subtree: true })
    const before = failures
    await expect.poll(() => failures).toBeGreaterThan(before + 3)
    watch.disconnect()
    expect(button).toHaveFocus()
    expect([...told].join()).not.toContain('Loading')
  })

  it('shows that the list is incomplete, and reads again on request', async () => {
    const read = vi.fn(async () => ({ accounts, isLast: true }))
    const { user } = renderScreen(SelectAccount, { accounts: () => ({ queryKey: ['accounts'], queryFn: read }) })
    const sentence = 'Some addresses could not be loaded. You can continue without them.'
    expect(await screen.findByText(sentence)).toBeVisible()
    const complete = accounts.map((account) => ({ ...account, account_address: '1 Elm Street' }))
    read.mockResolvedValue({ accounts: complete, isLast: true })
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    await expect.poll(() => screen.queryByText(sentence)).toBeNull()
    expect(screen.getAllByText('1 Elm Street')).toHaveLength(2)
  })

  it('shows the same when a later read fails', async () => {
    const read = vi.fn(() => Promise.resolve({ accounts }))
    read.mockResolvedValueOnce({ accounts }).mockRejectedValue(new Error(''))
    renderScreen(SelectAccount, {
      accounts: () => ({ queryKey: ['accounts'], queryFn: read, refetchInterval: ifSuccess }),
    })
    expect(await screen.findByText(/^Some addresses could not be loaded/)).toBeVisible()
    expect(screen.queryByText('Address loading...')).toBeNull()
  })

  it('sends an id only once if two rows share it', async () => {
    const [account] = accounts
    const twice = [account, { ...account, account_number: '2' }] as Account[]
    const console_ = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { user, send } = renderScreen(SelectAccount, {
      ...several,
      accounts: () => answers('twice', { accounts: twice }),
    })
    const [first] = await screen.findAllByRole('checkbox')
    await user.click(first as HTMLElement)
    await user.click(submit())
    expect(send.mock.calls).toEqual([[{ type: 'SUBMIT_ACCOUNTS', accounts: ['a-1'], chosen: twice }]])
    console_.mockRestore()
  })

  it.each([
    [false, ' Address loading...'],
    [true, ''],
  ])('of the last list (%s) says of an address that is missing: %j', async (isLast, words) => {
    renderScreen(SelectAccount, { accounts: () => answers('a', { accounts: accounts.slice(1), isLast }) })
    expect((await screen.findByRole('radio')).closest('label')).toHaveTextContent(`4471 0093 55${words}`)
  })
})

/** As polling does: not after a failure. */
const ifSuccess = ({ state }: { state: { status: string } }) => (state.status === 'success' ? 20 : false)

describe('manual entry', () => {
  it('does not show an error of the list at the manual entry, or the reverse', async () => {
    const { user, change } = renderScreen(SelectAccount, { problem: 'AccountFailed' })
    expect(await screen.findByRole('alert')).toBeVisible()
    await user.click(manual())
    expect(screen.queryByRole('alert')).toBeNull()
    change({ problem: null, busy: true })
    change({ problem: 'AccountFailed', busy: false })
    expect(screen.getByRole('alert')).toHaveTextContent('An unexpected error occured.')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('accepts one number and trims it', async () => {
    const { user, send } = renderScreen(SelectAccount)
    await user.click(manual())
    expect(screen.getByRole('heading', { name: 'Add Utility Account' })).toHaveFocus()
    await user.click(submit())
    expect(screen.getByText('Please enter a value')).toBeVisible()
    await user.type(screen.getByLabelText('Account number'), ' 42 ')
    await user.click(submit())
    expect(send.mock.calls).toEqual([
      [{ type: 'SUBMIT_MANUAL_ACCOUNTS', accounts: ['42'], chosen: [{ account_number: '42' }] }],
    ])
  })

  it('keeps digits of another script in the field, and sends ASCII digits', async () => {
    const { user, send } = renderScreen(SelectAccount)
    await user.click(manual())
    const field = screen.getByLabelText('Account number')
    await user.type(field, '４１-٤٧')
    await user.click(submit())
    expect(field).toHaveValue('４１-٤٧')
    expect(send.mock.calls).toMatchObject([[{ accounts: ['41-47'] }]])
  })

  it('accepts one number per line, and counts them', async () => {
    const { user, send } = renderScreen(SelectAccount, several)
    await user.click(manual())
    const field = screen.getByLabelText('Account numbers')
    expect(field).toHaveAttribute('rows', '10')
    expect(field).toHaveAccessibleDescription('Separate multiple numbers by a line break')
    expect(submit()).toHaveTextContent('Add 0 accounts')
    expect(submit()).toBeDisabled()
    await user.type(field, ' 1 {Enter}{Enter}  {Enter}')
    expect(submit()).toHaveTextContent(/^Add 1 account$/)
    await user.type(field, '2{Enter}')
    expect(submit()).toHaveTextContent('Add 2 accounts')
    await user.click(submit())
    const chosen = [{ account_number: '1' }, { account_number: '2' }]
    expect(send.mock.calls).toEqual([[{ type: 'SUBMIT_MANUAL_ACCOUNTS', accounts: ['1', '2'], chosen }]])
  })

  it('counts all numbers of a long list, and sends none if they are too many', async () => {
    const { user, send } = renderScreen(SelectAccount, several)
    await user.click(manual())
    const list = Array.from({ length: 10_000 }, (_, at) => `${400_000_000_000 + at}`).join('\n')
    await user.click(screen.getByLabelText('Account numbers'))
    await user.paste(list)
    expect(submit()).toHaveTextContent(/^Add 10,000 accounts$/)
    await user.click(submit())
    expect(screen.getByLabelText('Account numbers')).toHaveAccessibleDescription(
      /^Please enter at most [\d,]+ characters /,
    )
    expect(send).not.toHaveBeenCalled()
  })

  it('restores selection and focus when cancelled', async () => {
    const { user } = renderScreen(SelectAccount)
    await user.click(await screen.findByRole('radio', { name: /55/ }))
    await user.click(manual())
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.getByRole('radio', { name: /55/ })).toBeChecked()
    expect(manual()).toHaveFocus()
  })

  it.each([{}, several])('keeps the input when cancelled: %o', async (values) => {
    const { user } = renderScreen(SelectAccount, values)
    await user.click(manual())
    await user.type(screen.getByRole('textbox'), '42')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(manual())
    expect(screen.getByRole('textbox')).toHaveValue('42')
    expect(submit()).toBeEnabled()
  })

  it('keeps no number that was sent, once its field is left', async () => {
    const { user } = renderScreen(SelectAccount)
    await user.click(manual())
    await user.type(screen.getByRole('textbox'), '42{Enter}')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(manual())
    expect(screen.getByRole('textbox')).toHaveValue('')
  })

  it('keeps the input when it fails', async () => {
    const { user, change } = renderScreen(SelectAccount)
    await user.click(manual())
    await user.type(screen.getByLabelText('Account number'), '42')
    change({ busy: true })
    expect(submit()).toHaveTextContent('Saving...')
    change({ problem: 'AccountFailed' })
    expect(screen.getByRole('alert')).toHaveTextContent(/Please select a different account and try again\.$/)
    expect(screen.getByLabelText('Account number')).toHaveValue('42')
  })
})
