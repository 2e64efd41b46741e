/** Two ways to see and move the steps besides the list: the map, and dragging or the menu of a step. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { expectAccessible, openStudio, order, region, row } from './support/studio.ts'

const onMap = (page: Page, name: string) =>
  page.getByRole('application', { name: 'Map of the flow' }).getByRole('button', { name, exact: true })

test('the map has the selection of the list, and shows whom a step is for and what is broken', async ({ page }) => {
  await openStudio(page)
  await page.getByRole('tab', { name: 'Map' }).click()
  await expect(onMap(page, 'consent')).toHaveAttribute('aria-current', 'true')
  await row(page, 'selectSource').click()
  await expect(onMap(page, 'selectSource')).toHaveAttribute('aria-current', 'true')
  await onMap(page, 'uploadInvoices').focus()
  await page.keyboard.press('Enter')
  await expect(row(page, 'uploadInvoices')).toHaveAttribute('aria-current', 'true')
  await expect(region(page, 'Step').getByRole('group', { name: 'uploadInvoices' })).toBeVisible()
  await page.getByRole('button', { name: 'Whole flow' }).click()
  await onMap(page, 'addSource, beside the path').click()
  await expect(row(page, 'addSource')).toHaveAttribute('aria-current', 'true')

  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.getByLabel('Played as').selectOption('Usual customer')
  await expect(onMap(page, 'chooseConnectionMethod, not reached by this customer')).toBeVisible()
  await row(page, 'selectSource').click()
  await page.getByRole('combobox', { name: 'Shown to' }).selectOption({ label: 'Nobody' })
  await expect(onMap(page, 'selectSource, nothing can lead there')).toBeVisible()
  await page.setViewportSize({ width: 320, height: 800 })
  await expect(page.getByRole('tab', { name: 'Map' })).toHaveCount(0)
})

test('a step is dragged, and moved, shown and found in the text by its menu; each is one step to undo', async ({
  page,
}) => {
  await openStudio(page)
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
  await expect(page.getByRole('menuitem', { name: 'Remove' })).toBeFocused()
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
