/** Use by keyboard and screen reader: errors, announcements, focus order, dialogs, radio groups. */
import type { Frame, Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { openDemo, texts } from './support/demo.ts'
import { enableAll, submitForm } from './support/measure.ts'
import { names, openPreviews } from './support/previews.ts'
import { openWidget, signIn, toCredentials } from './support/widget.ts'

const say = texts('en')
const region = (page: Page | Frame) => page.locator('[role=status]')
const active = (page: Page | Frame) => page.locator(':focus')
const button = (page: Page, key: string, value?: string) =>
  page.getByRole('button', { name: say(key, value), exact: true })

test('every form that is submitted empty focuses its first error, and describes each error', async ({ page }) => {
  const { frame, show } = await openPreviews(page)
  const withForm: string[] = []
  for (const name of names) {
    await show(name)
    await frame.evaluate(enableAll)
    if (!(await frame.evaluate(submitForm))) continue
    withForm.push(name)
    const invalid = frame.locator('[aria-invalid=true]')
    await expect(invalid.first(), name).toBeFocused()
    const count = await invalid.count()
    for (let nth = 0; nth < count; nth++)
      await expect(invalid.nth(nth), name).toHaveAccessibleDescription(/(Please enter a|You must agree)[^?]*$/)
    const summary = frame.getByRole('button', { name: `Please check ${count} fields` })
    await expect(summary, name).toHaveCount(count > 1 ? 1 : 0)
    if (count === 1) continue
    await invalid.last().focus()
    await summary.click()
    await expect(invalid.first(), name).toBeFocused()
  }
  expect(withForm.length).toBeGreaterThanOrEqual(10)
})

test('the error of the focused field is visible on a low screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 500 })
  const { frame, show } = await openPreviews(page)
  const seen = frame.locator('main')
  for (const name of names) {
    await show(name, 'de')
    await frame.evaluate(enableAll)
    if (!(await frame.evaluate(submitForm))) continue
    const invalid = frame.locator('[aria-invalid=true]').first()
    await expect(invalid, name).toBeFocused()
    const words = frame.locator(`[id="${(await invalid.getAttribute('aria-describedby'))?.split(' ').at(-1)}"]`)
    const [text, body] = await Promise.all([words.boundingBox(), seen.boundingBox()])
    expect(text && body && text.y + text.height <= body.y + body.height + 1, name).toBe(true)
  }
})

test('each message of the wait is announced once, however often the status is polled', async ({ page }) => {
  await page.clock.install()
  // A screen that is still under way is announced, too.
  const fetched = page.waitForResponse(/\/assets\/progress-/)
  await openWidget(page)
  await (await fetched).finished()
  let polls = 0
  page.on('response', (response) => {
    if (response.url().endsWith('/connection/status')) polls += 1
  })
  await toCredentials(page)
  await region(page).evaluate((element) => {
    const announced: string[] = []
    Object.assign(window, { announced })
    new MutationObserver(() => announced.push(element.textContent ?? '')).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    })
  })
  await signIn(page, 'user_timeout')
  await expect(region(page)).toHaveText(say('progress.connecting'))
  const before = polls
  while (polls < before + 16) {
    const answered = page.waitForResponse('**/connection/status')
    await page.clock.fastForward(2000)
    await answered
  }
  await expect(region(page)).toHaveText(say('progress.connected'))
  const announced = await page.evaluate(() =>
    (window as unknown as { announced: string[] }).announced.filter((words) => words !== ''),
  )
  expect(announced).toEqual([say('progress.connecting'), say('progress.connected')])
})

test('Tab moves into the frame and out of it', async ({ page }) => {
  await openDemo(page)
  const frame = page.locator('#frame iframe')
  await expect(page.frameLocator('#frame iframe').getByRole('button', { name: say('consent.continue') })).toBeVisible()
  await page.getByText('Session settings').focus()
  const inFrame = () => frame.evaluate((element) => document.activeElement === element)
  for (const expected of [true, false]) {
    for (let tabs = 0; tabs < 10 && (await inFrame()) !== expected; tabs++) await page.keyboard.press('Tab')
    expect(await inFrame()).toBe(expected)
  }
})

test.describe('dialogs', () => {
  test('the exit confirmation keeps the focus, and Escape closes it alone', async ({ page }) => {
    await openWidget(page)
    await expect(button(page, 'consent.continue')).toBeVisible()
    const close = button(page, 'header.close')
    await close.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('alertdialog', { name: say('confirm-exit.heading') })
    await expect(dialog).toHaveAccessibleDescription(say('confirm-exit.text'))
    await expect(dialog.getByRole('heading')).toBeFocused()
    for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key)
      await expect(dialog.getByRole('button').and(active(page))).toHaveCount(1)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(close).toBeFocused()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('Escape closes the dialog about the product and nothing beneath it', async ({ page }) => {
    await openWidget(page)
    await button(page, 'consent.continue').click()
    await page.getByRole('searchbox').fill('hydro')
    const why = button(page, 'select-source.why', 'Tieline')
    await why.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: say('about.heading', 'Tieline') })
    await expect(dialog.getByRole('heading')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(dialog.getByRole('button')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(why).toBeFocused()
    await expect(page.getByRole('searchbox')).toHaveValue('hydro')
    await page.getByRole('searchbox').focus()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('searchbox')).toHaveValue('')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })
})

test('a group of radio buttons is one tab stop, and arrow keys move within it', async ({ page }) => {
  await openWidget(page, { account_select_mode: 'Single' })
  await toCredentials(page)
  await signIn(page, 'user_good')
  const group = page.getByRole('radiogroup', { name: say('select-account.heading-single') })
  const radios = group.getByRole('radio')
  await expect(radios).toHaveCount(3)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(radios.nth(0)).toBeFocused()
  for (const [key, nth] of [
    ['ArrowDown', 1],
    ['ArrowDown', 2],
    ['ArrowDown', 0],
    ['ArrowUp', 2],
  ] as const) {
    await page.keyboard.press(key)
    await expect(radios.nth(nth)).toBeFocused()
    await expect(radios.nth(nth)).toBeChecked()
    await expect(group.getByRole('radio', { checked: true })).toHaveCount(1)
  }
  await page.keyboard.press('Tab')
  await expect(button(page, 'select-account.continue-count', '1')).toBeFocused()
})
