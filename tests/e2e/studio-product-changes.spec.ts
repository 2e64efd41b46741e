/** Product changes, made by the controls of the studio alone: `tieline check` passes the files that it saves, or says why not. */
import type { Page } from '@playwright/test'
import { type Change, changes } from '../studio/product-changes/changes.ts'
import { checkSaved } from '../studio/product-changes/support.ts'
import { expect, test } from '../support/browser.ts'
import { byControls } from './support/product-changes.ts'
import { region, savedFiles, serveOneFlow, undoAll } from './support/studio.ts'

/** One page makes them one after the other. */
async function makeEach(page: Page, made: readonly Change[]) {
  await page.goto(`${process.env['TIELINE_DEMO_URL']}/studio/?flow=connect`)
  const studio = byControls(page)
  for (const { title, make, files, because = [], rejection, reviewed = [] } of made)
    await test.step(title, async () => {
      await make(studio)
      if (rejection) await expect(page.getByText(rejection)).toBeVisible()
      const { failed, findings, unexplained } = await checkSaved(files === 0 ? {} : await saved(page, files))
      expect(findings.map(({ code, message }) => (because.includes(code) ? code : message))).toEqual(because)
      expect(failed).toBe(because.length > 0)
      expect(unexplained).toEqual([])
      if (reviewed.length > 0) await page.getByRole('button', { name: 'Review', exact: true }).click()
      for (const words of reviewed) await expect(region(page, 'Flow')).toContainText(words)
      if (because.length > 0) await page.getByRole('tab', { name: /^Checks/ }).click()
      for (const { message } of findings)
        await expect(page.getByRole('tabpanel', { name: 'Checks' })).toContainText(message)
      await undoAll(page)
      await expect(page.getByText('connect, as opened')).toBeVisible()
    })
}

/** By their paths in a project. */
async function saved(page: Page, count: number): Promise<Record<string, string>> {
  const files = Object.entries(await savedFiles(page, count))
  return Object.fromEntries(
    files.map(([name, text]) => [`flows/${name.endsWith('.form.json') ? 'forms/' : ''}${name}`, text]),
  )
}

test.beforeEach(serveOneFlow)

const half = Math.ceil(changes.length / 2)

test('product changes of steps and waiting are made in the studio alone, and the saved files pass the check', ({
  page,
}) => makeEach(page, changes.slice(0, half)))

test('product changes of customers, page and tests are made in the studio alone, and the saved files pass the check', ({
  page,
}) => makeEach(page, changes.slice(half)))
