// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { EventName } from '../../src/generated/flow.types.ts'
import { preloadScreen, screens } from '../../src/screens/index.ts'
import { renderScreen } from '../support/render-screen.tsx'
import { cannot, manySources, type ViewChanges } from '../support/view.ts'

type Name = keyof typeof screens

const clicks: [name: Name, button: string, event: object][] = [
  ['consent', 'Continue', { type: 'NEXT' }],
  ['consent', 'Cancel', { type: 'PROMPT_CLOSE' }],
  ['choose-connection-method', 'Connect my account', { type: 'METHOD_CREDENTIALS' }],
  ['choose-connection-method', 'Upload my invoices', { type: 'METHOD_UPLOAD_INVOICES' }],
  ['select-source', 'Source 2 United States', { type: 'SELECT_SOURCE', source: manySources(2)[1] }],
  ['select-source', 'Request to add new source...', { type: 'ADD_SOURCE' }],
  ['add-source-website', 'Cancel', { type: 'CANCEL' }],
  ['add-source-email', 'Cancel', { type: 'CANCEL' }],
  ['add-source-thank-you', 'Sounds Good', { type: 'FINISH' }],
  ['captcha', "Can't see the image? Leave your email and we will help you connect", { type: 'ASK_FOR_HELP' }],
  ['mfa-methods', 'Call to ••• 0199', { type: 'SELECT_METHOD', methodId: 'm-2' }],
  ['success', 'Finish', { type: 'FINISH' }],
  ['error-try-again', 'Try Again', { type: 'TRY_AGAIN' }],
  ['error-try-again', 'Try another source', { type: 'CHANGE_SOURCE' }],
  ['confirm-exit', 'Yes, exit', { type: 'CONFIRM_CLOSE' }],
  ['confirm-exit', 'Cancel', { type: 'CANCEL_CLOSE' }],
]

const byName = (name: string) => (words: string) => words.replace(/\s+/g, ' ').trim() === name

describe('a click', () => {
  it.each(clicks)('in %s on %s', async (name, button, event) => {
    await preloadScreen(name)
    const { user, send } = renderScreen(screens[name])
    await user.click(await screen.findByRole('button', { name: byName(button) }))
    expect(send.mock.calls).toEqual([[event]])
  })
})

const forms: [name: Name, entries: Record<string, string>, button: string, event: object, changes: ViewChanges][] = [
  [
    'credentials',
    { Username: ' ada ', Password: ' s3cret ' },
    'Submit',
    {
      type: 'SUBMIT_CREDENTIALS',
      fields: [
        { field_name: 'username', field_value: 'ada' },
        { field_name: 'password', field_value: ' s3cret ' },
      ],
      sandbox: false,
    },
    {},
  ],
  ['question', { Answer: ' 123456 ' }, 'Verify', { type: 'SUBMIT_ANSWER', answer: '123456' }, {}],
  ['captcha', { Characters: 'k7m2' }, 'Verify', { type: 'SUBMIT_ANSWER', answer: 'k7m2' }, {}],
  [
    'error-submit-email',
    { 'Email address': 'ada@example.com' },
    'Submit and close',
    { type: 'SUBMIT_EMAIL', email: 'ada@example.com' },
    {},
  ],
  [
    'add-source-website',
    { "Provider's website address": 'www.example.com' },
    'Continue',
    { type: 'NEXT', url: 'www.example.com' },
    {},
  ],
  ['add-source-website', {}, 'Continue', { type: 'NEXT', url: 'a.example' }, { website: 'a.example' }],
  [
    'add-source-email',
    { 'work e-mail address': 'ada@example.com' },
    'Submit Request',
    { type: 'SUBMIT_REQUEST', email: 'ada@example.com' },
    {},
  ],
]

describe('a form', () => {
  it.each(forms)('of %s sends %o', async (name, entries, button, event, changes) => {
    await preloadScreen(name)
    const { user, send } = renderScreen(screens[name], changes)
    for (const [label, value] of Object.entries(entries)) await user.type(await screen.findByLabelText(label), value)
    await user.click(await screen.findByRole('button', { name: button }))
    expect(send.mock.calls).toEqual([[event]])
  })

  it.each([
    ['credentials', 'Submit', ['Please enter a value', 'Please enter a value']],
    ['question', 'Verify', ['Please enter a value']],
    ['captcha', 'Verify', ['Please enter a value']],
    ['error-submit-email', 'Submit and close', ['Please enter a valid email']],
    ['add-source-website', 'Continue', ['Please enter a valid url']],
    ['add-source-email', 'Submit Request', ['Please enter a valid email']],
  ] as const)('of %s left empty says so', async (name, button, errors) => {
    await preloadScreen(name)
    const { user, send } = renderScreen(screens[name])
    await user.click(await screen.findByRole('button', { name: button }))
    expect((await screen.findAllByText(/^Please enter a/)).map(({ textContent }) => textContent)).toEqual(errors)
    expect(document.activeElement).toHaveAttribute('aria-invalid', 'true')
    expect(send).not.toHaveBeenCalled()
  })
})

describe('a control without a target is not shown', () => {
  it.each<[Name, EventName, string | RegExp]>([
    ['select-source', 'ADD_SOURCE', /Request to add/],
    ['error-try-again', 'CHANGE_SOURCE', 'Try another source'],
    ['select-account', 'SUBMIT_MANUAL_ACCOUNTS', /Manually input/],
    ['captcha', 'ASK_FOR_HELP', /Can't see/],
  ])('%s without %s', async (name, event, button) => {
    await preloadScreen(name)
    const { change } = renderScreen(screens[name])
    expect(await screen.findByRole('button', { name: button })).toBeVisible()
    change({ can: cannot(event) })
    expect(screen.queryByRole('button', { name: button })).toBeNull()
  })
})

type User = ReturnType<typeof renderScreen>['user']

const choose = async (user: User) => user.click(await screen.findByRole('radio', { name: /12 Alder/ }))
const typeIn = async (user: User) => {
  await user.click(screen.getByRole('button', { name: 'Manually input account' }))
  await user.type(screen.getByLabelText('Account number'), '42')
}
const upload = async (user: User) => {
  const input = document.querySelector('input[type=file]') as HTMLInputElement
  await user.upload(input, new File(['%PDF-'], 'a.pdf', { type: 'application/pdf' }))
  await screen.findByText('1 file selected', { selector: 'p' })
}

describe('a preview', () => {
  /** What would be sent were this no preview; some of it only once there is something to send. */
  it.each<[name: Name, buttons: string[], prepare?: (user: User) => Promise<unknown>]>([
    ['consent', ['Continue']],
    ['choose-connection-method', ['Connect my account', 'Upload my invoices']],
    ['select-source', ['Source 1 United States', 'Request to add new source...']],
    ['credentials', ['Submit']],
    ['question', ['Verify']],
    ['captcha', ['Verify', 'Show another image', "Can't see the image? Leave your email and we will help you connect"]],
    ['mfa-methods', ['Call to ••• 0199']],
    ['select-account', ['Continue with 1 selected'], choose],
    ['select-account', ['Add account'], typeIn],
    ['upload-invoices', ['Continue'], upload],
    ['success', ['Finish']],
    ['error-try-again', ['Try Again', 'Try another source']],
    ['error-submit-email', ['Submit and close']],
    ['add-source-website', ['Continue']],
    ['add-source-email', ['Submit Request']],
    ['add-source-thank-you', ['Sounds Good']],
    ['confirm-exit', ['Yes, exit']],
  ])('of %s submits nothing by %j', async (name, buttons, prepare) => {
    await preloadScreen(name)
    const { user, send, change } = renderScreen(screens[name], { preview: true })
    await screen.findAllByRole('heading')
    await prepare?.(user)
    for (const button of buttons) {
      const found = await screen.findByRole('button', { name: byName(button) })
      expect(found).toBeDisabled()
      await user.click(found)
      expect(send).not.toHaveBeenCalled()
      change({ preview: false })
      expect(found).toBeEnabled()
      change({ preview: true })
    }
  })

  it.each<[name: Name, label: string, entry: string]>([
    ['credentials', 'Password', 'secret'],
    ['question', 'Answer', '123456'],
    ['captcha', 'Characters', 'k7m2'],
    ['error-submit-email', 'Email address', 'ada@example.com'],
    ['add-source-website', "Provider's website address", 'www.example.com'],
    ['add-source-email', 'work e-mail address', 'ada@example.com'],
  ])('of %s submits nothing by Enter', async (name, label, entry) => {
    await preloadScreen(name)
    const { user, send, change } = renderScreen(screens[name], { preview: true })
    const field = await screen.findByLabelText(label)
    if (name === 'credentials') await user.type(screen.getByLabelText('Username'), 'ada')
    await user.type(field, `${entry}{Enter}`)
    expect(send).not.toHaveBeenCalled()
    change({ preview: false })
    await user.type(field, '{Enter}')
    expect(send).toHaveBeenCalledOnce()
  })

  it.each([
    ['consent', 'logos'],
    ['consent', 'benefits'],
    ['consent', 'agreement'],
    ['choose-connection-method', 'credentials'],
    ['choose-connection-method', 'invoices'],
    ['select-source', 'search'],
    ['select-source', 'search-instead'],
    ['select-source', 'why'],
    ['credentials', 'reset-password'],
    ['captcha', 'help'],
    ['select-account', 'manual-entry'],
    ['error-try-again', 'another-source'],
  ] as const)('of %s can hide %s', async (name, part) => {
    await preloadScreen(name)
    const { container, change } = renderScreen(screens[name])
    await screen.findAllByRole('heading')
    const find = () => container.querySelector(`[data-element=${part}]`)
    await expect.poll(find).not.toBeNull()
    change({ hidden: new Set([part]) })
    expect(find()).toBeNull()
  })
})
