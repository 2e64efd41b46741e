/** The demo page's preview panel: the frame shows what the panel says. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { texts } from './support/demo.ts'
import { callsOf } from './support/preview-host.ts'

const demoUrl = process.env['TIELINE_DEMO_URL'] ?? ''

async function openPanel(page: Page, query = '?preview') {
  await page.goto(`${demoUrl}/${query}`)
  await expect(page.locator('#messages [data-action=preview-ready]')).toHaveCount(1)
  return {
    widget: page.frameLocator('#frame iframe'),
    pick: (label: string, value: string) =>
      page.getByRole('combobox', { name: label, exact: true }).selectOption(value),
  }
}

test('step, problem, language and colours', async ({ page }) => {
  const calls = callsOf(page)
  const { widget, pick } = await openPanel(page)
  await expect(widget.getByRole('heading', { name: 'Greenfield uses Tieline to connect your account' })).toBeVisible()
  await pick('Step', 'enterCredentials.mfa-question')
  await expect(widget.getByText('Enter your 6-digit One-Time Passcode')).toBeVisible()
  await pick('Problem', 'InvalidAnswer')
  await expect(widget.getByText('Invalid answer, please try again.')).toBeVisible()
  await pick('Language', 'pt')
  await expect(widget.getByText(texts('pt')('question.invalid'))).toBeVisible()
  const light = await widget.locator('header').evaluate((header) => getComputedStyle(header).color)
  await pick('Colours', 'dark')
  await expect(widget.locator('header')).not.toHaveCSS('color', light)
  await pick('Step', 'consent')
  await expect(page.getByRole('combobox', { name: 'Problem', exact: true })).toBeDisabled()
  await expect(widget.getByRole('button', { name: texts('pt')('consent.continue') })).toBeVisible()
  expect(calls).toEqual([])
})

test('elements can be switched off and on', async ({ page }) => {
  const { widget } = await openPanel(page)
  const { step, ...parts } = { step: 'consent', logos: 1, benefits: 1, agreement: 1 }
  for (const name of Object.keys(parts)) {
    await page.getByRole('checkbox', { name }).uncheck()
    await expect(widget.locator(`[data-element=${name}]`)).toHaveCount(0)
    await page.getByRole('checkbox', { name }).check()
    await expect(widget.locator(`[data-element=${name}]`)).toHaveCount(1)
  }
  expect(new URL(page.url()).searchParams.get('preview')).toBe(step)
})

for (const [viewport, width, height] of [
  ['390x844', 390, 844],
  ['768x1024', 768, 1024],
  ['1280x800', 1280, 800],
] as const) {
  test(`the frame has a viewport of ${viewport} at any scale`, async ({ page }) => {
    const { widget, pick } = await openPanel(page)
    await pick('Viewport', viewport)
    const inner = () => widget.locator('html').evaluate(() => [innerWidth, innerHeight])
    await expect.poll(inner).toEqual([width, height])
    const box = await page.locator('#frame').boundingBox()
    expect(box && box.x + box.width).toBeLessThanOrEqual(1280)
  })
}

test('the address holds the place, and the focus stays in the panel', async ({ page }) => {
  const { widget } = await openPanel(page, '?preview=enterCredentials.captcha!InvalidAnswer')
  await expect(widget.getByText('Invalid answer, please try again.')).toBeVisible()
  const steps = page.getByRole('combobox', { name: 'Step', exact: true })
  await expect(steps).toHaveValue('enterCredentials.captcha')
  await steps.focus()
  await page.keyboard.press('ArrowDown')
  await expect(widget.getByRole('heading', { name: 'How should we send your code?' })).toBeVisible()
  await expect(steps).toBeFocused()
  await expect(page).toHaveURL(/preview=enterCredentials.mfa-choose-method/)
  const problems = page.getByRole('combobox', { name: 'Problem', exact: true })
  await problems.focus()
  await page.keyboard.press('ArrowDown')
  await expect(widget.getByText('Invalid answer, please try again.')).toBeVisible()
  await steps.selectOption('enterCredentials.mfa-question')
  await problems.focus()
  await page.keyboard.press('ArrowDown')
  await expect(widget.getByText('Invalid answer, please try again.')).toBeVisible()
  await expect(problems).toBeFocused()
})

test('links lead to the session and back to the preview', async ({ page }) => {
  const { widget } = await openPanel(page)
  await page.getByRole('link', { name: 'Session' }).click()
  await expect(widget.getByRole('button', { name: 'Continue' })).toBeEnabled()
  await page.getByRole('link', { name: 'Preview' }).click()
  await expect(widget.getByRole('button', { name: 'Continue' })).toBeDisabled()
})
