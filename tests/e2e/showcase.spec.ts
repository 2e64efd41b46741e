/** The showcase flow: each option in a session. What people do after each failure: tests/widget/showcase-failures.test.tsx. */
import type { Page } from '@playwright/test'
import { readShowcase, showcaseNames } from '../live-flow/support/showcase.ts'
import { expect, test } from '../support/browser.ts'
import { sourceId } from '../support/sources.ts'
import { texts } from './support/demo.ts'
import * as measure from './support/measure.ts'
import { findingsAt, phone } from './support/place-findings.ts'
import { languages, openPreviews } from './support/previews.ts'
import { mintToken, openWidget, signIn, toCredentials, widgetUrl } from './support/widget.ts'

const say = texts('en')
const showcase = { flow: 'showcase', account_select_mode: 'Multiple' }
/** A frame in a narrow column of a host page. */
const narrowest = { width: 195, height: 600 }
const sizes = [narrowest, { width: 844, height: 390 }, { width: 640, height: 400 }, { width: 390, height: 420 }]

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

// The failures of the sandbox.
test.use({ tolerated: { console: [/status of (400|500|503)/] } })

test('every place with an option: axe, reflow, text spacing, targets, focus, landmarks', async ({ page }) => {
  test.slow()
  await page.setViewportSize(phone)
  const flow = await readShowcase()
  const previews = await openPreviews(page, flow)
  const found: string[] = []
  for (const locale of languages)
    for (const name of showcaseNames(flow))
      for (const finding of await findingsAt(previews, name, locale, sizes))
        found.push(`${name}, ${locale}: ${finding}`)
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  for (const name of showcaseNames(flow)) {
    await previews.show(name)
    const moving = await previews.frame.evaluate(measure.running)
    await previews.frame.evaluate(measure.enableAll)
    for (const finding of [...moving, ...(await previews.frame.evaluate(measure.unmarkedFocus))])
      found.push(`${name}, forced colours: ${finding}`)
  }
  expect(found).toEqual([])
})

test('consent says what is shared from the moment it is drawn', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: boolean[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      if (document.querySelector('footer button:enabled')) seen.push(document.querySelector('.shared') !== null)
    }).observe(document, { childList: true, subtree: true, attributes: true })
  })
  await openWidget(page, showcase)
  const shared = page.getByRole('region', { name: /^What .+ will see$/ })
  await expect(shared.getByRole('listitem')).toHaveCount(4)
  await expect(shared).toContainText('12 months')
  expect(await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen.includes(false))).toBe(false)
})

test('the timeline shows what has happened, and after a minute that the user can leave', async ({ page }) => {
  await openWidget(page, { ...showcase, may_leave: true })
  await toCredentials(page)
  await signIn(page, 'user_mfa')
  await page.getByLabel('Code').fill('123456')
  await button(page, say('question.verify')).click()
  await page.getByRole('checkbox').first().check()
  await page.clock.install()
  await button(page, 'Continue with 1 selected').click()
  await expect(heading(page, say('success.heading'))).toBeVisible()

  await openWidget(page, { ...showcase, may_leave: true })
  await toCredentials(page)
  await signIn(page, 'user_timeout')
  const steps = page.getByRole('list', { name: say('timeline.label') }).getByRole('listitem')
  await expect(steps).toHaveText([say('timeline.details-done'), /^Signing in to/])
  await expect(page.locator('[aria-current=step]')).toHaveText(/^Signing in to/)
  await page.clock.fastForward(60_000)
  await expect(page.getByText(/^This is taking longer than usual. You can close this page/).first()).toBeVisible()
  await button(page, say('header.close')).click()
  await expect(page.getByRole('alertdialog')).toContainText(say('confirm-exit.text-continues'))
  await expect(page.getByRole('alertdialog')).not.toContainText(say('confirm-exit.text'))
  await button(page, say('confirm-exit.cancel')).click()
  await button(page, say('timeline.close')).click()
  await expect(heading(page, say('closed.heading'))).toBeVisible()
})

test('an explanation opens by keyboard at 195 px', async ({ page }) => {
  await page.setViewportSize(narrowest)
  await page.goto(`${widgetUrl}?token=${await mintToken(showcase)}&source_id=${sourceId('blue-mesa-gas')}`)
  await button(page, say('consent.continue')).click()
  const picture = page.getByRole('img', { name: say('explanation.bill-top-picture') })
  await page.getByLabel('Account number').focus()
  await page.keyboard.press('Tab')
  await expect(picture).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(picture).toBeVisible()
  expect(await measure.reflow(page.mainFrame())).toEqual([])
})

test('a cause says the next step, and the site of the provider opens in a window of its own', async ({ page }) => {
  await openWidget(page, showcase)
  await toCredentials(page)
  await signIn(page, 'user_locked')
  await expect(heading(page, /has locked your account$/)).toBeVisible()
  const site = page.getByRole('link', { name: /^Go to/ })
  await expect(site).toHaveAttribute('href', /^https:/)
  await expect(site).toHaveAttribute('target', '_blank')
  await expect(site).toHaveAttribute('rel', 'noopener noreferrer')
  await button(page, say('cause.contact')).click()
  await expect(page.getByLabel(say('error-submit-email.label'))).toBeVisible()
  await button(page, say('header.back')).click()
  await expect(site).toBeVisible()
})

test('a source in trouble: its row, a stop with another way, and a warning above the form', async ({ page }) => {
  await openWidget(page, { ...showcase, allow_document_upload: true })
  await button(page, say('consent.continue')).click()
  await button(page, say('choose-connection-method.credentials-button')).click()
  const stopped = page.getByRole('button', { name: /^Gaz de la Lisière/ })
  await expect(stopped).toContainText(say('notice.stop-row'))
  await stopped.click()
  await expect(heading(page, /can’t be connected at the moment$/)).toBeVisible()
  await button(page, say('cause.another-source')).click()
  await page.getByRole('button', { name: /^Northern Loon Power/ }).click()
  await expect(page.getByText(/has problems at the moment/)).toBeVisible()
  const link = page.getByRole('link', { name: /^Forgot your password/ })
  await expect(link).toHaveAttribute('target', '_blank')
  await button(page, say('header.back')).click()
  await stopped.click()
  await button(page, say('notice.upload')).click()
  await expect(heading(page, say('upload-invoices.heading'))).toBeVisible()
})

test('after wrong credentials what was typed is still there, except for the secret', async ({ page }) => {
  await openWidget(page, showcase)
  await toCredentials(page)
  await signIn(page, 'user_bad')
  await button(page, say('cause.try-again')).click()
  await expect(page.locator('input[autocomplete=username]')).toHaveValue('user_bad')
  await expect(page.locator('input[autocomplete=current-password]')).toHaveValue('')
  await expect(page.getByRole('checkbox')).toBeChecked()
})
