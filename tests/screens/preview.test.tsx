// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { preloadScreen, screens } from '../../src/screens/index.ts'
import { renderScreen } from '../support/render-screen.tsx'
import { byName } from './support/by-name.ts'

type Name = keyof typeof screens
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
    ['question', 'Code', '123456'],
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
