/** The studio as a product person uses it: by mouse and by keyboard, under its own policy, down to the file it saves. */
import { readFile } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { specification } from '../support/specification.ts'

const before = specification.flow.text
const row = (page: Page, step: string) =>
  page.getByRole('navigation').getByRole('button', { name: new RegExp(`^${step}`) })
const order = (page: Page) =>
  page
    .getByRole('navigation')
    .locator('ol .step')
    .evaluateAll((steps) => steps.map(({ firstChild }) => firstChild?.textContent))
const preview = (page: Page) => page.frameLocator('.preview iframe')
const changed = (page: Page) => page.getByRole('region', { name: 'Changes in the file' })

async function open(page: Page) {
  await page.goto(`${process.env['TIELINE_DEMO_URL']}/studio/?flow=connect`)
  await expect(page.getByText('Nothing to fix.')).toBeVisible()
}

async function saved(page: Page): Promise<string> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save file' }).click()
  return readFile(await (await download).path(), 'utf8')
}

test('a step moves by keyboard: the preview and the tests answer, one line differs, undo restores every byte', async ({
  page,
}) => {
  await open(page)
  expect((await order(page)).slice(0, 3)).toEqual(['consent', 'chooseConnectionMethod', 'selectSource'])
  await row(page, 'selectSource').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Alt+ArrowUp')
  expect((await order(page)).slice(0, 3)).toEqual(['consent', 'selectSource', 'chooseConnectionMethod'])
  await expect(row(page, 'selectSource')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'selectSource, 2 of 6' })).toHaveCount(1)
  await expect(preview(page).getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Checks' })).toContainText(/The test '(next|back)'/)
  await expect(changed(page).locator('del')).toContainText('"path": ["consent", "chooseConnectionMethod"')
  await expect(changed(page).locator('ins')).toContainText('"path": ["consent", "selectSource"')

  await page.keyboard.press('Control+z')
  await expect(page.getByText('Nothing to fix.')).toBeVisible()
  await expect(changed(page)).toContainText('No line differs.')
  expect(await saved(page)).toBe(before)
})

test('a step is shown to nobody: a finding says what still leads to it, and the file differs in one line', async ({
  page,
}) => {
  await open(page)
  await row(page, 'selectSource').click()
  await page.getByRole('combobox', { name: 'Shown to' }).selectOption({ label: 'Nobody' })
  await expect(row(page, 'selectSource')).toContainText('nobody')
  await expect(page.getByText('Nobody gets to this step')).toBeVisible()
  const finding = page.getByRole('region', { name: 'Checks' }).getByRole('button').first()
  await expect(finding).toContainText("'selectSource'")
  const text = await saved(page)
  expect(JSON.parse(text).steps.selectSource.enabled).toBe(false)
  const lines = new Set(before.split('\n'))
  expect(text.split('\n').filter((line) => !lines.has(line))).toEqual(['      "enabled": false,'])

  await finding.click()
  await expect(page.locator('.step[aria-current]')).not.toHaveText(/^selectSource/)
})

test('a step is shown to some customers by mouse, moved back and forth, undone and redone', async ({ page }) => {
  await open(page)
  await row(page, 'consent').click()
  await page.getByRole('combobox', { name: 'Shown to' }).selectOption({ label: 'Customers where not updating' })
  await expect(row(page, 'consent')).toContainText('where not updating')
  await expect(preview(page).getByRole('button', { name: 'Continue' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo: consent where not updating' }).click()
  await expect(row(page, 'consent')).toContainText('where showConsent')
  await page.getByRole('button', { name: 'Redo: consent where not updating' }).click()
  expect(JSON.parse(await saved(page)).steps.consent.when).toEqual({ '!': 'updating' })
  await page.getByRole('button', { name: 'Move consent down' }).click()
  expect((await order(page)).slice(0, 2)).toEqual(['chooseConnectionMethod', 'consent'])
  await page.getByRole('button', { name: 'Move chooseConnectionMethod down' }).click()
  expect((await order(page)).slice(0, 2)).toEqual(['consent', 'chooseConnectionMethod'])
})

test('a delay changes by keyboard; one that is too long is a finding', async ({ page }) => {
  await open(page)
  await page.getByText('Settings').click()
  const delay = page.getByRole('spinbutton', { name: 'loadedDelayMs' })
  await delay.fill('700')
  await delay.press('Enter')
  await expect(page.getByRole('button', { name: 'Undo: loadedDelayMs to 700' })).toBeVisible()
  await expect(delay).toBeFocused()
  expect(JSON.parse(await saved(page)).settings.loadedDelayMs).toBe(700)
  await delay.fill('999999999')
  await delay.press('Tab')
  await expect(page.getByRole('region', { name: 'Checks' })).toContainText(/finding/)
  await page.keyboard.press('Control+z')
  await expect(delay).toHaveValue('700')
})

test('what is not saved survives a reload, and is one undo away from the file', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: 'Move selectSource up' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Undo: what was not saved' })).toBeVisible()
  expect((await order(page)).slice(0, 2)).toEqual(['consent', 'selectSource'])
  await page.getByRole('button', { name: 'Undo: what was not saved' }).click()
  await expect(page.getByText('connect, as opened')).toBeVisible()
  await page.reload()
  await expect(page.getByText('connect, as opened')).toBeVisible()
  expect(await saved(page)).toBe(before)
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`is accessible in ${colorScheme}, with findings on the page, and fits a narrow window`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width: 320, height: 800 })
    await open(page)
    await row(page, 'consent').click()
    await page.getByRole('combobox', { name: 'Shown to' }).selectOption({ label: 'Nobody' })
    await expect(page.getByRole('region', { name: 'Checks' })).toContainText(/\d+ findings?/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    const { violations } = await new AxeBuilder({ page }).exclude('.preview iframe').analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join()}`)).toEqual([])
  })

test.describe('an address without a flow', () => {
  test.use({ tolerated: { console: [/status of 404/] } })

  test('says so', async ({ page }) => {
    await page.goto(`${process.env['TIELINE_DEMO_URL']}/studio/?flow=nowhere`)
    await expect(page.getByRole('alert')).toContainText('There is no flow')
  })
})
