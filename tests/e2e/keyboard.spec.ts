/** The main path by keyboard alone, each of its screens looked at by axe, and focus where the user goes on. */
import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { openDemo } from './support/demo.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

for (const colorScheme of ['light', 'dark'] as const) {
  test(`consent to success without a mouse (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await openDemo(page)
    await page.goto((await page.locator('#frame iframe').getAttribute('src')) ?? '')

    await arrive(page, /uses Tieline to connect your account/, 'not focused')
    await press(page, page.getByRole('button', { name: 'Continue' }), 'Enter')

    await arrive(page, 'Select a source')
    await reach(page, page.getByRole('searchbox', { name: 'Search for a source' }))
    await page.keyboard.type('hyd')
    await expect(page.getByRole('listitem')).not.toHaveCount(15)
    await press(page, page.getByRole('button', { name: /Hydro/ }).first(), 'Enter')

    await arrive(page, /^Log in to Hydro/)
    await reach(page, page.locator('input[autocomplete=username]'))
    await page.keyboard.type('user_good')
    await reach(page, page.locator('input[autocomplete=current-password]'))
    await page.keyboard.type('pass_good')
    await press(page, page.getByRole('checkbox'), 'Space')
    await press(page, page.getByRole('button', { name: 'Submit' }), 'Enter')

    await arrive(page, 'Connecting your account')
    await arrive(page, 'Select accounts')
    await press(page, page.getByRole('checkbox').first(), 'Space')
    await press(page, page.getByRole('checkbox').nth(1), 'Space')
    await press(page, page.getByRole('button', { name: 'Continue with 2 selected' }), 'Enter')

    await arrive(page, 'Success!')
    await press(page, page.getByRole('button', { name: 'Finish' }), 'Enter')
    await expect(page.getByRole('heading', { name: 'You can close this window' })).toBeVisible()
  })
}

test('the exit confirmation keeps the focus, and Escape closes it alone', async ({ page }) => {
  await openDemo(page)
  await page.goto((await page.locator('#frame iframe').getAttribute('src')) ?? '')
  const close = page.getByRole('button', { name: 'Close' })
  await press(page, close, 'Enter')
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure you want to exit?' })
  await expect(dialog).toBeVisible()
  await look(page)
  for (let i = 0; i < 4; i++) {
    await page.keyboard.press('Tab')
    await expect(dialog.locator(':focus')).toHaveCount(1)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(close).toBeFocused()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
})

test('a form that is sent empty takes the focus to its first mistake', async ({ page }) => {
  await openDemo(page)
  await page.goto((await page.locator('#frame iframe').getAttribute('src')) ?? '')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('listitem').getByRole('button').first().click()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.locator('input[autocomplete=username]')).toBeFocused()
  await expect(page.getByText('Please enter a value').first()).toBeVisible()
  await expect(page.getByText('You must agree before connecting an account')).toBeVisible()
  await look(page)
})

/** A step has changed: its heading has the focus, the document is named after it, and axe finds nothing. */
async function arrive(page: Page, name: string | RegExp, focus: 'focused' | 'not focused' = 'focused') {
  const heading = page.getByRole('heading', { level: 1, name })
  await expect(heading).toBeVisible()
  if (focus === 'focused') await expect(heading).toBeFocused()
  await expect(page).toHaveTitle(`${await heading.textContent()} · Tieline`)
  await look(page)
}

async function look(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}

/** Tab until it has the focus, as a person does who has no mouse. */
async function reach(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  for (let i = 0; i < 60; i++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target, 'reached by Tab').toBeFocused()
}

async function press(page: Page, target: Locator, key: 'Enter' | 'Space') {
  await reach(page, target)
  await page.keyboard.press(key)
}
