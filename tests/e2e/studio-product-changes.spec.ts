/**
 * Product changes by the controls of the studio, one for each kind of control, and the files that it saves, checked as the
 * command line checks them. tests/studio/product-changes makes all of them, through the store.
 */

import { changes } from '../studio/product-changes/changes.ts'
import { findingsIn } from '../studio/product-changes/support.ts'
import { expect, test } from '../support/browser.ts'
import { byControls } from './support/product-changes.ts'
import { savedFiles } from './support/studio.ts'

test('product changes are made in the studio alone, and the files that it saves pass the check', async ({ page }) => {
  await page.goto(`${process.env['TIELINE_DEMO_URL']}/studio/?flow=connect`)
  const studio = byControls(page)
  const undo = page.getByRole('button', { name: /^Undo/ })
  for (const { title, make, files } of changes.filter(({ isInBrowser }) => isInBrowser))
    await test.step(title, async () => {
      await make(studio)
      const saved = Object.entries(await savedFiles(page, files))
      const paths = saved.map(([name, text]) => [`flows/${name.endsWith('.form.json') ? 'forms/' : ''}${name}`, text])
      expect(findingsIn(Object.fromEntries(paths)).map(({ message }) => message)).toEqual([])
      while ((await undo.getAttribute('aria-disabled')) === 'false') await undo.click()
      await expect(page.getByText('connect, as opened')).toBeVisible()
    })
})
