/** Files whose names have spaces and percent signs, as copies and downloads have: opened, kept, and written in place. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { specification } from '../support/specification.ts'
import { openFlow, pane, row } from './support/studio.ts'
import { chooseWorkFolder, read, write } from './support/work-folder.ts'

const { text } = specification.flow
const label = (page: Page) => page.locator('.header p')
const delay = (page: Page) => page.getByRole('textbox', { name: 'loadedDelayMs' })

test('of a folder', async ({ page }) => {
  const path = '100% ours/50%20 off (1).flow.json'
  await page.addInitScript(chooseWorkFolder, '')
  await openFlow(page)
  await page.evaluate(write, { [path]: text })
  await page.getByRole('tab', { name: 'Files', exact: true }).click()
  await page.getByRole('button', { name: 'Open a folder…' }).click()
  await expect(page).toHaveURL(/\?file=50%2520%20off%20\(1\)$/)
  await page.getByRole('tab', { name: 'Settings', exact: true }).click()
  await delay(page).fill('700 ms')
  await delay(page).press('Enter')
  await expect(label(page)).toContainText('kept in this browser')
  await page.reload()
  await page.getByRole('tab', { name: 'Settings', exact: true }).click()
  await expect(delay(page)).toHaveValue('700 ms')
  await page.keyboard.press('Control+s')
  await expect(label(page)).toContainText('saved in the file')
  expect(await page.evaluate(read)).toEqual({
    [path]: text.replace('"loadedDelayMs": 500', '"loadedDelayMs": 700'),
  })
})

test('of an address', async ({ page }) => {
  await page.route('**/studio/50%25%20off.flow.json', (route) => route.fulfill({ body: text }))
  await page.goto(`${process.env['TIELINE_DEMO_URL']}/studio/?flow=${encodeURIComponent('50%25%20off.flow.json')}`)
  await expect(row(page, 'consent')).toBeVisible()
  const files = (await pane(page, 'Text')).getByRole('combobox', { name: 'File', exact: true })
  await expect(files.locator('option').first()).toHaveText('flows/50% off.flow.json')
})
