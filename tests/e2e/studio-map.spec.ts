/** Two ways to see and move the steps besides the list: the map, and the menu of a step. */
import { expect, test } from '../support/browser.ts'
import { onMap, openFlow, order, row, serveOneFlow } from './support/studio.ts'

test.beforeEach(serveOneFlow)

test('the map shows whom a step is for and what is broken; a narrow window has none', async ({ page }) => {
  await openFlow(page)
  await page.getByRole('tab', { name: 'Map' }).click()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.getByLabel('Played as').selectOption('Usual customer')
  await expect(onMap(page, 'chooseConnectionMethod, not reached by this customer')).toBeVisible()
  await row(page, 'selectSource').click()
  await page.getByRole('combobox', { name: 'Shown to' }).selectOption({ label: 'Nobody' })
  await expect(onMap(page, 'selectSource, nothing can lead there')).toBeVisible()
  await page.setViewportSize({ width: 320, height: 800 })
  await expect(page.getByRole('tab', { name: 'Map' })).toHaveCount(0)
})

test('a step is moved, shown and found in the text by its menu', async ({ page }) => {
  await openFlow(page)
  const first = await order(page)
  const more = page.getByRole('button', { name: 'More for selectSource' })
  const choose = async (name: string) => {
    await page.getByRole('menuitem', { name, exact: true }).focus()
    await page.keyboard.press('Enter')
  }
  await more.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Move up' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Remove' })).toBeFocused()
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
