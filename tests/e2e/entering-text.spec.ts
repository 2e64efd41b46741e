/** Autofill, paste, the password's visibility, and no time limit on entry. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { texts } from './support/demo.ts'
import { openPreviews } from './support/previews.ts'
import { openWidget, signIn, toCredentials } from './support/widget.ts'

const say = texts('en')
const button = (page: Page, key: string, value?: string) =>
  page.getByRole('button', { name: say(key, value), exact: true })

test.describe('entered text', () => {
  /** Place, the field's autocomplete token, and the text that is pasted. */
  const fields: readonly [name: string, token: string, text: string][] = [
    ['enterCredentials.credentials', 'username', 'ada@example.com'],
    ['enterCredentials.credentials', 'current-password', 'correct horse battery staple'],
    ['enterCredentials.mfa-question', 'one-time-code', '123456'],
    ['addSource.email', 'email', 'ada@example.com'],
    ['errorSubmitEmail', 'email', 'ada@example.com'],
    ['addSource.website', 'url', 'https://www.example.com'],
    ['enterCredentials.mfa-security-question', 'off', 'Rover'],
    ['enterCredentials.captcha', 'off', 'x7Kq2'],
  ]

  test('can be autofilled and pasted', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const { frame, show } = await openPreviews(page)
    for (const [name, token, text] of fields) {
      await show(name)
      const field = frame.locator(`main input[autocomplete=${token}]`)
      await page.evaluate((words) => navigator.clipboard.writeText(words), text)
      await field.focus()
      await page.keyboard.press('ControlOrMeta+V')
      await expect(field, `${name} ${token}`).toHaveValue(text)
      // The user may correct it, also where a password manager filled it in.
      await expect(field).not.toHaveAttribute('readonly')
    }
  })

  test('of a password can be shown and hidden, which is announced', async ({ page }) => {
    const { frame, show } = await openPreviews(page)
    await show('enterCredentials.credentials')
    const field = frame.locator('input[autocomplete=current-password]')
    await frame.getByRole('button', { name: say('form.show-password') }).click()
    await expect(field).toHaveAttribute('type', 'text')
    await expect(frame.getByRole('status')).toHaveText(say('form.password-shown'))
    await frame.getByRole('button', { name: say('form.hide-password') }).click()
    await expect(field).toHaveAttribute('type', 'password')
    await expect(frame.getByRole('status')).toHaveText(say('form.password-hidden'))
  })

  test('is kept when the user goes back, without secrets', async ({ page }) => {
    await openWidget(page, { account_select_mode: 'Single' })
    await toCredentials(page)
    await page.locator('input[autocomplete=username]').fill('user_mfa')
    await page.locator('input[autocomplete=current-password]').fill('pass_good')
    await button(page, 'header.back').click()
    await page.getByRole('listitem').getByRole('button').first().click()
    await expect(page.locator('input[autocomplete=username]')).toHaveValue('user_mfa')
    await expect(page.locator('input[autocomplete=current-password]')).toHaveValue('')
    await signIn(page, 'user_good')
    const manual = button(page, 'select-account.manual-single')
    await manual.click()
    await page.getByRole('textbox').fill('4711')
    await button(page, 'header.back').click()
    await manual.click()
    await expect(page.getByRole('textbox')).toHaveValue('4711')
  })

  test('has no time limit', async ({ page }) => {
    await page.clock.install()
    await openWidget(page, { account_select_mode: 'Single' })
    await expect(button(page, 'consent.continue')).toBeVisible()
    await page.clock.fastForward('01:00:00')
    await toCredentials(page)
    await page.clock.fastForward('01:00:00')
    await signIn(page, 'user_mfa')
    const answer = page.locator('input[autocomplete=one-time-code]')
    await until(page, answer)
    await page.clock.fastForward('01:00:00')
    await answer.fill('123456')
    await button(page, 'question.verify').click()
    await until(page, page.getByRole('radio').first())
    await page.clock.fastForward('01:00:00')
    await page.getByRole('radio').first().check()
    await button(page, 'select-account.continue-count', '1').click()
    await until(page, page.getByRole('heading', { name: say('success.heading') }))
  })
})

test('a user who cannot see the captcha can ask for help', async ({ page }) => {
  await openWidget(page)
  await toCredentials(page)
  await signIn(page, 'user_captcha')
  await expect(page.getByRole('img', { name: say('captcha.image') })).toBeVisible()
  await page.getByRole('button', { name: say('captcha.get-help') }).press('Enter')
  await expect(page.getByRole('heading', { name: say('error-submit-email.heading-help') })).toBeFocused()
  await expect(page.locator('input[autocomplete=email]')).toBeEditable()
})

/** Advances the page's clock until an element is visible. */
async function until(page: Page, target: ReturnType<Page['locator']>) {
  await expect(async () => {
    await page.clock.fastForward(1000)
    await expect(target).toBeVisible({ timeout: 100 })
  }).toPass()
}
