/** The showcase flow: each option in a session, and what people can do after each failure of the sandbox. */
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

/** The usual form for an e-mail address has a longer placeholder. */
const sizes = (name: string) => (name.endsWith('UNEXPECTED_ERROR') ? [] : [narrowest])

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
      for (const finding of await findingsAt(previews, name, locale, sizes(name)))
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
  await expect(page.getByText(/^This takes longer than usual. You can leave/).first()).toBeVisible()
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

/** What is typed for a source, and whether it is a secret, which has to be typed again. */
async function expectKept(page: Page, username: string) {
  await expect(page.locator('input[autocomplete=username]')).toHaveValue(username)
  await expect(page.locator('input[autocomplete=current-password]')).toHaveValue('')
  await expect(page.getByRole('checkbox')).toBeChecked()
}

const tryAgain = (page: Page) => button(page, say('cause.try-again')).click()

/** What follows each failure, and that what was entered is still there. */
const failures: Readonly<Record<string, (page: Page, username: string) => Promise<void>>> = {
  user_bad: async (page, username) => {
    await expect(heading(page, /did not accept your credentials$/)).toBeVisible()
    await tryAgain(page)
    await expectKept(page, username)
  },
  user_bad_later: async (page, username) => {
    await expect(heading(page, say('error-try-again.heading'))).toBeVisible()
    await tryAgain(page)
    await expectKept(page, username)
  },
  user_locked: async (page, username) => {
    await expect(heading(page, /has locked your account$/)).toBeVisible()
    await tryAgain(page)
    await expectKept(page, username)
  },
  user_error: async (page, username) => {
    await expect(heading(page, say('error-submit-email.heading'))).toBeVisible()
    await tryAgain(page)
    await expectKept(page, username)
  },
  user_connect_unavailable: async (page, username) => {
    await expect(page.getByRole('alert')).toBeVisible()
    await expectKept(page, username)
    await signIn(page, username)
    await expect(heading(page, say('select-account.heading-multiple'))).toBeVisible()
  },
  user_account_fails: chooseTwice,
  user_account_unavailable: chooseTwice,
  user_status_fails: readAgain,
  user_methods_fails: readAgain,
  user_passcode_fails: readAgain,
  user_question_fails: readAgain,
  user_captcha_fails: readAgain,
}

/** The accounts that were chosen stay chosen. */
async function chooseTwice(page: Page) {
  const account = page.getByRole('checkbox').first()
  await account.check()
  const submit = button(page, 'Continue with 1 selected')
  await submit.click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(account).toBeChecked()
  await submit.click()
  await expect(heading(page, say('success.heading'))).toBeVisible()
}

/** The connection goes on where it was: nothing has to be entered. */
async function readAgain(page: Page) {
  await expect(heading(page, 'Something went wrong on our side')).toBeVisible()
  const poll = page.waitForRequest(/\/connection\/status$/)
  await tryAgain(page)
  await poll
}

test('after every failure a person goes on, and types nothing twice but the secret', async ({ page }) => {
  test.slow()
  for (const [username, goOn] of Object.entries(failures)) {
    await test.step(username, async () => {
      await openWidget(page, showcase)
      await toCredentials(page)
      await signIn(page, username)
      await goOn(page, username)
    })
  }
})
