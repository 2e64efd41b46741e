import { expect, test } from '../support/browser.ts'
import { openDemo } from './support/demo.ts'
import { chooseFound } from './support/widget.ts'

test.describe('through the demo host', () => {
  test('an account gets connected, and the host receives the result', { tag: '@smoke' }, async ({ page }) => {
    const demo = await openDemo(page, { language: 'EN', show_step_add_source: 'on', show_step_consent: 'on' })
    await demo.connect({ search: 'hyd', username: 'user_good', password: 'pass_good' })
    const { widget } = demo
    await expect(widget.getByRole('heading', { name: 'Select accounts' })).toBeVisible()
    const accounts = widget.getByRole('checkbox')
    await accounts.nth(0).check()
    await accounts.nth(1).check()
    await widget.getByRole('button', { name: 'Continue with 2 selected' }).click()
    await expect(widget.getByRole('heading', { name: 'Success!' })).toBeVisible()
    await widget.getByRole('button', { name: 'Finish' }).click()
    await expect(demo.actions).toHaveText(['tieline-success', 'tieline-close-iframe'])
    const result = await demo.body('tieline-success')
    expect(result).toMatchObject({
      v: 1,
      public_token: expect.stringMatching(/^public-sandbox-/),
      job_guid: expect.any(String),
    })
    await expect(page.locator('iframe')).toHaveCount(0)
  })

  // Chromium logs every error response of a server as an error; the page can't prevent it.
  test.use({ tolerated: { console: [/status of 400/] } })

  test('wrong credentials can be tried again', async ({ page }) => {
    const demo = await openDemo(page)
    const { widget } = demo
    await demo.connect({ search: 'hyd', username: 'user_bad', password: 'pass_good' })
    await expect(widget.getByRole('heading', { name: 'The credentials you provided were incorrect' })).toBeVisible()
    await widget.getByRole('button', { name: 'Try Again' }).click()
    await demo.signIn({ username: 'user_good', password: 'pass_good' })
    await widget.getByRole('checkbox').first().check()
    await widget.getByRole('button', { name: 'Continue with 1 selected' }).click()
    await widget.getByRole('button', { name: 'Finish' }).click()
    await expect(demo.actions).toHaveText(['tieline-error', 'tieline-success', 'tieline-close-iframe'])
    expect(await demo.body('tieline-error')).toMatchObject({ reason: 'InvalidCredentials' })
  })

  test('a whole session in French', async ({ page }) => {
    const demo = await openDemo(page, { language: 'FR', show_step_consent: 'on' })
    const { widget } = demo
    const text = demo.texts('fr')
    await widget.getByRole('button', { name: text('consent.continue') }).click()
    await expect(widget.locator('html')).toHaveAttribute('lang', 'fr')
    await widget.getByRole('searchbox', { name: text('select-source.search') }).fill('hyd')
    await chooseFound(widget, /hyd/i)
    await widget.locator('input[autocomplete=username]').fill('user_bad')
    await widget.locator('input[autocomplete=current-password]').fill('pass_good')
    await widget.getByRole('checkbox').check()
    await widget.getByRole('button', { name: text('credentials.submit') }).click()
    await expect(widget.getByRole('heading', { name: text('error-try-again.heading') })).toBeVisible()
    await widget.getByRole('button', { name: text('error-try-again.retry') }).click()
    await widget.locator('input[autocomplete=username]').fill('user_good')
    await widget.locator('input[autocomplete=current-password]').fill('pass_good')
    await widget.getByRole('checkbox').check()
    await widget.getByRole('button', { name: text('credentials.submit') }).click()
    await expect(widget.getByRole('heading', { name: text('select-account.heading-multiple') })).toBeVisible()
    await widget.getByRole('checkbox').nth(0).check()
    await widget.getByRole('checkbox').nth(1).check()
    await widget.getByRole('button', { name: text('select-account.continue-count', '2') }).click()
    await expect(widget.getByRole('heading', { name: text('success.heading') })).toBeVisible()
    await widget.getByRole('button', { name: text('success.button') }).click()
    await expect(demo.actions).toHaveText(['tieline-error', 'tieline-success', 'tieline-close-iframe'])
  })
})
