/** Two ways to see and move the steps besides the list: the map, and dragging or the menu of a step. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'

const area = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const row = (page: Page, step: string) => area(page, 'Steps').getByRole('button', { name: new RegExp(`^${step}`) })
const order = (page: Page) =>
  area(page, 'Steps')
    .locator('ol .step')
    .evaluateAll((steps) => steps.map(({ firstChild }) => firstChild?.textContent))
const onMap = (page: Page, name: string) =>
  page.getByRole('application', { name: 'Map of the flow' }).getByRole('button', { name, exact: true })

async function open(page: Page) {
  await page.goto(`${process.env['TIELINE_DEMO_URL']}/studio/?flow=connect`)
  await expect(page.getByText('Nothing to fix.').first()).toBeAttached()
}

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).exclude('.preview iframe').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join()}`)).toEqual([])
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`the map has the selection of the list, shows whom a step is for and what is broken, in ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    await open(page)
    await page.getByRole('tab', { name: 'Map' }).click()
    await expect(onMap(page, 'consent')).toHaveAttribute('aria-current', 'true')
    await row(page, 'selectSource').click()
    await expect(onMap(page, 'selectSource')).toHaveAttribute('aria-current', 'true')
    await onMap(page, 'uploadInvoices').focus()
    await page.keyboard.press('Enter')
    await expect(row(page, 'uploadInvoices')).toHaveAttribute('aria-current', 'true')
    await expect(area(page, 'Step').getByRole('group', { name: 'uploadInvoices' })).toBeVisible()
    await page.getByRole('button', { name: 'Whole flow' }).click()
    await onMap(page, 'addSource, beside the path').click()
    await expect(row(page, 'addSource')).toHaveAttribute('aria-current', 'true')

    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await page.getByLabel('Played as').selectOption('Usual customer')
    await expect(onMap(page, 'chooseConnectionMethod, not reached by this customer')).toBeVisible()
    await row(page, 'selectSource').click()
    await page.getByRole('combobox', { name: 'Shown to' }).selectOption({ label: 'Nobody' })
    await expect(onMap(page, 'selectSource, nothing can lead there')).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 800 })
    await expect(page.getByRole('tab', { name: 'Map' })).toHaveCount(0)
  })

test('a step is dragged, and moved, shown and found in the text by its menu; each is one step to undo', async ({
  page,
}) => {
  await open(page)
  const first = await order(page)
  await row(page, 'selectSource').dragTo(row(page, 'chooseConnectionMethod'), { targetPosition: { x: 40, y: 4 } })
  expect((await order(page)).slice(0, 3)).toEqual(['consent', 'selectSource', 'chooseConnectionMethod'])
  await page.getByRole('button', { name: 'Undo: selectSource to place 2' }).click()
  expect(await order(page)).toEqual(first)

  const more = page.getByRole('button', { name: 'More for selectSource' })
  const choose = async (name: string) => {
    await page.getByRole('menuitem', { name, exact: true }).focus()
    await page.keyboard.press('Enter')
  }
  await more.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Move up' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Open in text' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(more).toBeFocused()
  await more.click()
  await choose('Move to …')
  await choose('2, before chooseConnectionMethod')
  expect((await order(page)).slice(0, 3)).toEqual(['consent', 'selectSource', 'chooseConnectionMethod'])
  await more.click()
  await choose('Move down')
  expect(await order(page)).toEqual(first)
  await more.click()
  await choose('Show to …')
  await choose('Everyone')
  await expect(row(page, 'selectSource')).toContainText('everyone')
  await more.click()
  await choose('Open in text')
  await expect(page.getByRole('tab', { name: 'Text', exact: true })).toHaveAttribute('aria-selected', 'true')
  await expect(row(page, 'selectSource')).toHaveAttribute('aria-current', 'true')
})
