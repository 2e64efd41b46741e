// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { EventName } from '../../src/generated/flow.types.ts'
import { preloadScreen, screens } from '../../src/screens/index.ts'
import { renderScreen } from '../support/render-screen.tsx'
import { cannot, manySources, type ViewChanges } from '../support/view.ts'
import { byName } from './support/by-name.ts'

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
  ['continue-on-phone', 'Done', { type: 'FINISH' }],
  ['continue-on-phone', 'Stay on this device', { type: 'CANCEL' }],
  ['error-try-again', 'Try Again', { type: 'TRY_AGAIN' }],
  ['error-try-again', 'Try another source', { type: 'CHANGE_SOURCE' }],
  ['confirm-exit', 'Yes, exit', { type: 'CONFIRM_CLOSE' }],
  ['confirm-exit', 'Cancel', { type: 'CANCEL_CLOSE' }],
]

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
  ['question', { Code: ' 123456 ' }, 'Verify', { type: 'SUBMIT_ANSWER', answer: '123456' }, {}],
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
