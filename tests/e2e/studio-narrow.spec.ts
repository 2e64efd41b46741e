/** Jobs of the studio in the narrowest window: 320 px wide, one area at a time, without drag and map. */
import type { Page } from '@playwright/test'
import { checkSaved } from '../studio/product-changes/support.ts'
import { expect, test } from '../support/browser.ts'
import { specification } from '../support/specification.ts'
import { downloads, order, region, row, serveFlow, serveOneFlow, tab, texts } from './support/studio.ts'

test.beforeEach(serveOneFlow)

const unused = specification.flow.text.replace(
  '"conditions": {',
  '"conditions": {\n    "isNew": { "var": "in.showConsent" },',
)

/** Everything in it is within reach without scrolling sideways. */
async function area(page: Page, name: string, pane?: string) {
  await page.getByRole('tablist', { name: 'Areas of the window' }).getByRole('tab', { name, exact: true }).click()
  const shown = region(page, name)
  if (pane !== undefined) await tab(shown, pane).click()
  await expect(shown).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  return shown
}

test('in a window of 320 px findings are fixed, steps shown to some and moved, tests accepted, and files handed over', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await serveFlow(page, unused)
  await page.goto(`${process.env['TIELINE_DEMO_URL']}/studio/?flow=connect`)

  await test.step('a fix is shown and applied', async () => {
    const results = await area(page, 'Results', 'Checks')
    await results.getByRole('button', { name: /^Show the fix/ }).click()
    const fix = results.getByRole('region', { name: 'Fix' })
    await expect(fix).toContainText('1 finding now, 0 with the fix.')
    await fix.getByRole('button', { name: 'Apply' }).click()
    await expect(results).toContainText('Nothing to fix.')
  })

  await test.step('a step is shown to some', async () => {
    await area(page, 'Steps')
    await row(page, 'chooseConnectionMethod').click()
    const step = await area(page, 'Step', 'Step')
    await step.getByRole('button', { name: 'Add a term' }).click()
    await step.getByRole('combobox', { name: 'Term 2' }).selectOption({ label: 'not updating' })
    await area(page, 'Steps')
    await expect(row(page, 'chooseConnectionMethod')).toContainText('not updating')
    const undo = page.getByRole('button', { name: /^Undo: chooseConnectionMethod/ })
    while (await undo.isVisible()) await undo.click()
  })

  await test.step('a step is moved', async () => {
    const buttons = region(page, 'Steps').locator('ol').getByRole('button')
    const widths = await buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect().width))
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(24)
    await page.getByRole('button', { name: 'Move selectSource up' }).click()
    expect((await order(page)).slice(0, 3)).toEqual(['consent', 'selectSource', 'chooseConnectionMethod'])
    await expect(page.getByRole('status')).toContainText('selectSource, 2 of 6')
  })

  await test.step('tests are accepted', async () => {
    const results = await area(page, 'Results', 'Tests')
    await expect(results).toContainText('12 tests say otherwise.')
    await results.getByLabel('Why is this intended?').fill('The source first')
    await results.getByRole('button', { name: 'Update these 12' }).click()
    await expect(results).toContainText(/All \d+ tests hold\./)
  })

  await test.step('the files are handed over, and pass the check', async () => {
    const review = await area(page, 'Flow', 'Review')
    await expect(review).toContainText('Ready for review')
    const download = () => review.getByRole('button', { name: 'Download the files' }).click()
    const { 'change.md': change, ...files } = await texts(await downloads(page, 3, download))
    expect(change).toContain('has moved')
    const saved = Object.entries(files).map(([name, text]) => [`flows/${name}`, text] as const)
    expect(await checkSaved(Object.fromEntries(saved))).toEqual({ failed: false, findings: [], unexplained: [] })
  })
})
