/** Every pane of the studio is accessible in light and dark, and fits a narrow window. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { expectAccessible, openStudio, pane, region, results, row, stepPane, tab } from './support/studio.ts'

/** What the panes say once they show something, where they are in a narrow window. */
const panes = [
  ['Steps', null, 'Beside the path'],
  ['Step', 'Step', 'Leads to'],
  ['Step', 'Settings', 'Languages'],
  ['Step', 'Experiments', 'Remove short'],
  ['Preview', null, 'More'],
  ['Results', 'Checks', 'finding'],
  ['Results', 'Tests', 'say otherwise'],
  ['Results', 'Effects', 'has moved'],
  ['Results', 'Timeline', 'Choose a customer'],
  ['Results', 'Changes', '"path"'],
  ['Flow', 'Text', 'Mark what differs'],
  ['Flow', 'Texts', 'What surrounds the screen'],
  ['Flow', 'Form', 'Name of a new field'],
  ['Flow', 'Customers', 'short: test'],
  ['Flow', 'Before and after', 'short: test'],
  ['Flow', 'Review', 'Not ready'],
  ['Flow', 'Files', 'connect.tests.json'],
] as const

/** What depends on the theme. */
const colours = ['color-contrast', 'link-in-text-block']

async function expectAccessibleInBoth(page: Page) {
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, colours)
  await page.emulateMedia({ colorScheme: 'light' })
}

test('its panes are accessible in light and dark, with findings on the page, and fit a narrow window', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await openStudio(page)
  await page.getByRole('button', { name: 'Move selectSource up' }).click()
  await stepPane(page, 'Experiments')
  await page.getByRole('textbox', { name: 'Name of a new experiment' }).fill('short')
  await page.keyboard.press('Enter')
  await row(page, 'enterCredentials').click()
  const form = await pane(page, 'Form')
  await form.getByRole('textbox', { name: /^Name of a new form step/ }).fill('housing')
  await page.keyboard.press('Enter')
  await expect(form).toContainText('Name of a new field')

  await test.step('wide, with the map', async () => {
    await pane(page, 'Map')
    await expect(page.getByRole('application').getByRole('button', { name: /^housing/ })).toBeVisible()
    await tab(page, 'Effects').click()
    await results(page)
      .getByRole('button', { name: /^short: test/ })
      .click()
    await expect(region(page, 'Before').locator('iframe')).toBeVisible()
    await pane(page, 'Map')
    await expectAccessibleInBoth(page)
    await row(page, 'consent').focus()
    for (const name of ['Flow', 'Step', 'Preview', 'Results', 'Steps']) {
      await page.keyboard.press('F6')
      await expect(region(page, name)).toBeFocused()
    }
  })

  await page.setViewportSize({ width: 320, height: 800 })
  const areas = page.getByRole('tablist', { name: 'Areas of the window' })
  for (const [area, name, sign] of panes)
    await test.step(name ?? area, async () => {
      await areas.getByRole('tab', { name: area, exact: true }).click()
      const shown = region(page, area)
      if (name) await shown.getByRole('tab', { name: new RegExp(`^${name}( \\d+)?$`) }).click()
      await expect(shown).toContainText(sign)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
      await expectAccessibleInBoth(page)
    })
})
