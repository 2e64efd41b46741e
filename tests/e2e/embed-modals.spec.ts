/** The overlay over a host's own modal, made with the real libraries, and over a page without one. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { hosts, widgetIn } from './support/hosts.ts'

const frameOf = (page: Page) => page.locator('iframe[title="Tieline"]')

/** What an overlay has to leave as it was: inline styles, scroll position, and where things are. */
const look = (page: Page) =>
  page.evaluate(() => ({
    styles: ['html', 'body', '#root'].map((name) => document.querySelector(name)?.getAttribute('style')),
    scroll: scrollY,
    positions: [...document.querySelectorAll('button')].map((button) => button.getBoundingClientRect().toJSON()),
  }))

for (const library of ['mui', 'radix', 'headless-ui', 'react-aria', 'focus-trap']) {
  test(`over a modal of ${library} the user can type, and the modal stays open`, async ({ page }) => {
    await page.goto(`${hosts.modals}/?library=${library}`)
    await page.getByRole('button', { name: 'Open the modal' }).click()
    const modal = page.locator('[data-modal]')
    const opener = modal.getByRole('button', { name: 'Connect your account' })
    await opener.focus()
    const before = await look(page)

    await page.keyboard.press('Enter')
    const widget = widgetIn(page)
    await widget.getByRole('button', { name: 'Continue' }).click()
    const search = widget.getByRole('searchbox')
    await search.click()
    await page.keyboard.type('hydro elec')
    await expect(search).toHaveValue('hydro elec')
    await expect(modal).toBeVisible()

    await page.keyboard.press('Escape')
    await expect(search).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(widget.getByRole('button', { name: 'Yes, exit' })).toBeVisible()
    await expect(modal).toBeVisible()
    await widget.getByRole('button', { name: 'Yes, exit' }).click()
    await expect(frameOf(page)).toHaveCount(0)
    await expect(modal).toBeVisible()
    await expect(opener).toBeFocused()
    expect(await look(page)).toEqual(before)

    await page.keyboard.press('Escape')
    await expect(modal).toHaveCount(0)
  })
}

test('a page without a modal neither scrolls nor jumps below the overlay, and gets its focus back', async ({
  page,
}) => {
  await page.goto(hosts.modals)
  const opener = page.getByRole('button', { name: 'Connect your account' })
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
  const before = await look(page)

  await opener.click()
  const widget = widgetIn(page)
  await expect(widget.getByRole('button', { name: 'Continue' })).toBeVisible()
  await page.mouse.wheel(0, 300)
  expect(await look(page)).toEqual(before)

  await widget.getByRole('button', { name: 'Close' }).click()
  await widget.getByRole('button', { name: 'Yes, exit' }).click()
  await expect(frameOf(page)).toHaveCount(0)
  await expect(opener).toBeFocused()
  expect(await look(page)).toEqual(before)
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600)
})
